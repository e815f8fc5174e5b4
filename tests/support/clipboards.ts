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

const officeOnline = (level: number, tag: 'ul' | 'ol', text: string, position = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX0" style="margin:0px;overflow:visible"><${tag} class="BulletListStyle1 SCXW1 BCX0" role="list" start="${position}"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="${position}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX0" style="margin:0px 0px 0px ${24 * level}px"><p class="Paragraph SCXW1 BCX0" style="margin:0px;font-weight:normal;font-style:normal" xml:lang="EN-IN">${text}<span class="EOP SCXW1 BCX0" style="font-size:11pt" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`

const run = (text: string, style = '') =>
  `<span data-contrast="auto" xml:lang="EN-IN" class="TextRun SCXW1 BCX0" style="font-size:11pt;${style}"><span class="NormalTextRun SCXW1 BCX0">${text}</span></span>`

/** What other programs put on the clipboard, and what the page keeps of it, a line for each block. */
export const clipboards: readonly (readonly [program: string, html: string, kept: readonly string[]])[] = [
  [
    'Word',
    html,
    [
      '<h2>Our workshop</h2>',
      '<h3>Since 1962</h3>',
      '<p>We set <strong>polki</strong> and <em>jadau</em>, see <a href="https://example.com/work">our work</a>.</p>',
      '<ul>',
      '<li>Setting<ul>',
      '<li>Prong</li>',
      '<li>Pavé</li>',
      '</ul>',
      '</li>',
      '<li>Polishing</li>',
      '</ul>',
      '<ol>',
      '<li>Drawing</li>',
      '<li>Casting</li>',
      '</ol>',
      '<table>',
      '<tbody>',
      '<tr><td>Bench</td><td>Sixty</td></tr>',
      '<tr><td>Years</td><td>Forty</td></tr>',
      '</tbody>',
      '</table>'
    ]
  ],
  [
    'Word Online',
    `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" style="font-weight:normal;font-style:normal">${run('Gold', 'font-weight:bold')}${run(' and ')}${run('silver', 'font-style:italic')}${run(', not ')}${run('brass', 'text-decoration:line-through')}<span class="EOP SCXW1 BCX0">&nbsp;</span></p></div>` +
      officeOnline(1, 'ul', run('Setting')) +
      officeOnline(2, 'ul', run('Prong')) +
      officeOnline(3, 'ul', run('Four claws')) +
      officeOnline(1, 'ul', run('Polishing')) +
      officeOnline(1, 'ol', run('Drawing')) +
      officeOnline(1, 'ol', run('Casting'), 2),
    [
      '<p><strong>Gold</strong> and <em>silver</em>, not <s>brass</s></p>',
      '<ul>',
      '<li>Setting<ul>',
      '<li>Prong<ul>',
      '<li>Four claws</li>',
      '</ul>',
      '</li>',
      '</ul>',
      '</li>',
      '<li>Polishing</li>',
      '</ul>',
      '<ol>',
      '<li>Drawing</li>',
      '<li>Casting</li>',
      '</ol>'
    ]
  ],
  [
    'OneNote',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft OneNote 15"></head><body lang=en-IN style='font-family:Calibri;font-size:11.0pt'><!--StartFragment--><p style='margin:0in;font-family:Calibri'>Come to <span style='font-weight:bold'>Surat</span> <span style='text-decoration:line-through'>Mumbai</span> 💎</p>
<p style='margin:0in'>&nbsp;</p>
<ul style='margin-left:.375in;direction:ltr;unicode-bidi:embed' type=disc><li style='margin-top:0;vertical-align:middle'><span style='font-family:Calibri'>Setting</span></li><ul style='margin-left:.375in' type=circle><li style='vertical-align:middle'><span>Prong</span></li><li><span style='font-style:italic'>Pavé</span></li></ul><li><span>Polishing</span></li></ul><!--EndFragment--></body></html>`,
    [
      '<p>Come to <strong>Surat</strong> <s>Mumbai</s> 💎</p>',
      '<ul>',
      '<li>Setting<ul>',
      '<li>Prong</li>',
      '<li><em>Pavé</em></li>',
      '</ul>',
      '</li>',
      '<li>Polishing</li>',
      '</ul>'
    ]
  ],
  [
    'Google Docs',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;text-decoration:none">Hours</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal;text-decoration:none">See </span><a href="https://example.com/work" style="text-decoration:none"><span style="color:#1155cc;font-weight:700;text-decoration:underline">our work</span></a><span style="font-weight:400;text-decoration:line-through"> soon</span><span style="font-weight:400;vertical-align:super;font-size:0.6em">2</span></p><ol style="margin-top:0"><li dir="ltr" style="list-style-type:decimal;font-weight:400" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Drawing</span></p></li><ul><li dir="ltr" style="list-style-type:circle" aria-level="2"><p dir="ltr" role="presentation"><span style="font-style:italic;font-weight:400">Wax</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:700">Casting</span></p></li></ol><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="300" /></colgroup><tbody><tr style="height:0pt"><td colspan="2" style="border:solid 1pt"><p dir="ltr"><span style="font-weight:400">Open</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
    [
      '<h2>Hours</h2>',
      '<p>See <a href="https://example.com/work"><strong>our work</strong></a><s> soon</s><sup>2</sup></p>',
      '<ol>',
      '<li>Drawing<ul>',
      '<li><em>Wax</em></li>',
      '</ul>',
      '</li>',
      '<li><strong>Casting</strong></li>',
      '</ol>',
      '<table>',
      '<tbody>',
      '<tr><td colspan="2">Open</td></tr>',
      '</tbody>',
      '</table>'
    ]
  ],
  [
    'LibreOffice',
    `<!DOCTYPE html><html><head><title></title><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-IN" dir="ltr"><p style="margin-bottom: 0cm"><font face="Liberation Serif"><b>Gold</b> <i>silver</i> <strike>brass</strike> <u>here</u></font></p>
<ul><li><p style="margin-bottom: 0cm">Setting</p>
<ul><li><p style="margin-bottom: 0cm">Prong</p></li></ul></li>
<li><p style="margin-bottom: 0cm">Polishing <a href="mailto:meena@example.com">Meena</a></p></li></ul>
<table width="643" cellpadding="4" cellspacing="0"><thead><tr valign="top"><th width="50%"><p>Day</p></th></tr></thead><tbody><tr><td><p>Monday</p></td></tr></tbody></table></body></html>`,
    [
      '<p><strong>Gold</strong> <em>silver</em> <s>brass</s> <u>here</u></p>',
      '<ul>',
      '<li>Setting<ul>',
      '<li>Prong</li>',
      '</ul>',
      '</li>',
      '<li>Polishing <a href="mailto:meena@example.com">Meena</a></li>',
      '</ul>',
      '<table>',
      '<thead>',
      '<tr><th>Day</th></tr>',
      '</thead>',
      '<tbody>',
      '<tr><td>Monday</td></tr>',
      '</tbody>',
      '</table>'
    ]
  ],
  [
    'a mail',
    '<div dir="ltr">Shine <img data-emoji="💎" class="an1" alt="💎" src="https://fonts.gstatic.com/1f48e.png"><img alt="Logo" src="https://a.example/track.png"></div><div><a href="#_Toc1">Top</a> <a href="http://192.168.0.1/">Router</a></div>',
    ['<p>Shine 💎</p>', '<p>Top Router</p>']
  ],
  [
    'an attacker',
    '<p onclick="alert(1)">Safe<img src="x" onerror="alert(2)"><script>alert(3)</script></p><a href="javascript:alert(4)">link</a><svg><style><img src=x onerror=alert(5)></style></svg><iframe srcdoc="<script>alert(6)</script>"></iframe>',
    ['<p>Safe</p>', '<p>link</p>']
  ]
]
