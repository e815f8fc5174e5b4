declare module 'virtual:seed-postings' {
  /** Address of a JSON file that holds a list of SeedPosting. */
  const address: string
  export default address
}
