const listStyle = (list: number, level: number) => `text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}`

/** A line of a list as Word writes it: a paragraph with a drawn mark and some blanks. */
const listLine = (list: number, level: number, mark: string, text: string) => `
<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;${listStyle(list, level)}'><![if !supportLists]><span
lang=EN-IN style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-IN>${text}<o:p></o:p></span></p>`

const cell = (text: string) => `
  <td width=300 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><span lang=EN-IN>${text}<o:p></o:p></span></p>
  </td>`

const row = (cells: readonly string[]) => `
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${cells.map(cell).join('')}
 </tr>`

/** Word's clipboard after copying a part of a document: title, heading, text, lists within lists, a table. */
const html = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<title>Our workshop</title>
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View><w:TrackMoves/></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;}
 @list l0 {mso-list-id:1;}
-->
</style>
</head>
<body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle><span lang=EN-IN>Our workshop<o:p></o:p></span></p>
<h2 style='margin-top:2.0pt'><a name="_Toc1234"></a><span lang=EN-IN style='font-size:13.0pt;color:#2F5496'>Since 1962<o:p></o:p></span></h2>
<p class=MsoNormal><span lang=EN-IN>We set <b style='mso-bidi-font-weight:normal'>polki</b> and <i>jadau</i>,
see <a href="https://example.com/work"><span style='color:blue'>our work</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${listLine(0, 1, '·', 'Setting')}
${listLine(0, 2, 'o', 'Prong')}
${listLine(0, 2, 'o', 'Pavé')}
${listLine(0, 1, '·', 'Polishing')}
<p class=MsoNormal><span lang=EN-IN><o:p>&nbsp;</o:p></span></p>
${listLine(1, 1, '1.', 'Drawing')}
${listLine(1, 1, '2.', 'Casting')}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
${row(['Bench', 'Sixty'])}${row(['Years', 'Forty'])}
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture"/><![endif]--><o:p>&nbsp;</o:p></p>
<!--EndFragment-->
</body>
</html>`

export const clipboardOfWord = { 'text/html': html, 'text/plain': 'Our workshop\r\nSince 1962\r\n…' }
