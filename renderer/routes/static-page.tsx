import '#renderer/messages/pages.json'
import { StaticPage } from '#renderer/features/pages/static-page.tsx'

export function AboutUsRoute() {
  return <StaticPage name="about-us" />
}

export function ContactUsRoute() {
  return <StaticPage name="contact-us" />
}

export function DisclaimerRoute() {
  return <StaticPage name="disclaimer" />
}
