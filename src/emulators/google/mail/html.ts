/** Common pieces of email HTML. Hosts end in `.invalid`, so nothing in a sandbox email can load. */
export function h(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The hidden preview line that inboxes show next to the subject, with padding. */
export function preheader(text: string): string {
  return `<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;
    overflow:hidden;mso-hide:all;">${h(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;
}

export function pixel(domain: string, code: string): string {
  return `<img src="https://open.${domain}.invalid/o/${code}.gif" width="1" height="1" border="0" alt=""
    style="display:block;height:1px;width:1px;">`;
}

export function link(
  domain: string,
  code: string,
  label: string,
  style = 'color:#1a5fb4;text-decoration:underline;',
): string {
  return `<a href="https://click.${domain}.invalid/l/${code}" target="_blank" style="${style}">${h(label)}</a>`;
}

/** A table-based button that renders the same in all email clients. */
export function button(domain: string, code: string, label: string, colour: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="margin:0 auto;">
    <tr><td align="center" bgcolor="${colour}" style="border-radius:4px;background-color:${colour};"><a
    href="https://click.${domain}.invalid/l/${code}" target="_blank"
    style="display:inline-block;padding:13px 26px;font-family:Arial,Helvetica,sans-serif;font-size:15px;
    font-weight:bold;color:#ffffff;text-decoration:none;">${h(label)}</a></td></tr></table>`;
}

/** An image that never loads: its alt text is styled as a placeholder on a pale background. */
export function image(domain: string, name: string, alt: string, width: number, height: number): string {
  const isLogo = /logo|white|belo/.test(name);
  const words = isLogo
    ? `font-family:Arial,Helvetica,sans-serif;font-size:20px;font-weight:bold;line-height:${height}` +
      `px;color:${name.includes('white') ? '#ffffff' : '#2b2b2b'};`
    : 'background-color:#eef0f2;color:#eef0f2;font-size:1px;';
  return `<img src="https://img.${domain}.invalid/${name}" alt="${h(alt)}" width="${width}" height="${height}"
    border="0" style="display:block;outline:none;border:0;${words}">`;
}

/** Embedded schema.org markup. */
export function jsonLd(data: unknown): string {
  return `<script type="application/ld+json">\n${JSON.stringify(data, null, 2).replaceAll('<', '\\u003c')}\n</script>`;
}

export interface Shell {
  readonly title: string;
  readonly preheader: string;
  readonly domain: string;
  readonly code: string;
  readonly background?: string;
  readonly head?: string;
  /** HTML rows (`<tr>…`) of the 600-pixel table. */
  readonly rows: string;
  /** HTML rows of the footer. */
  readonly footer: string;
}

/** The typical layout of bulk email: a 1999 doctype, reset styles, conditional comments and nested tables. */
export function tableShell(shell: Shell): string {
  const background = shell.background ?? '#f2f2f2';
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
    "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"
    xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1.0" />
<meta name="format-detection" content="telephone=no,address=no,email=no,date=no" />
<title>${h(shell.title)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch
></o:OfficeDocumentSettings></xml><![endif]-->
<style type="text/css">
body,table,td,a{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table,td{mso-table-lspace:0pt;mso-table-rspace:0pt}
img{-ms-interpolation-mode:bicubic;border:0;height:auto;line-height:100%;outline:none;text-decoration:none}
body{margin:0!important;padding:0!important;width:100%!important;background-color:${background}}
@media only screen and (max-width:620px){.wrap{width:100%!important}
.pad{padding-left:18px!important;padding-right:18px!important}
.stack{display:block!important;width:100%!important}.hide{display:none!important}}
</style>
${shell.head ?? ''}
</head>
<body style="margin:0;padding:0;background-color:${background};">
${preheader(shell.preheader)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${background}">
<tr><td align="center" style="padding:24px 0;">
<!--[if (gte mso 9)|(IE)]><table align="center" border="0" cellspacing="0" cellpadding="0" width="600">
    <tr><td><![endif]-->
<table role="presentation" class="wrap" width="600" cellpadding="0" cellspacing="0" border="0"
    style="width:600px;background-color:#ffffff;">
${shell.rows}
</table>
<table role="presentation" class="wrap" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;">
${shell.footer}
</table>
<!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]-->
</td></tr>
</table>
${pixel(shell.domain, shell.code)}
</body>
</html>`;
}

export const SANS = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;";

/** Footer row with address and unsubscribe link. */
export function footerRow(
  domain: string,
  code: string,
  lines: readonly string[],
  unsubscribe = true,
): string {
  const off = unsubscribe
    ? `${link(domain, `${code}u`, 'Unsubscribe', 'color:#767676;text-decoration:underline;')} ` +
      `&nbsp;|&nbsp; ${link(domain, `${code}p`, 'Privacy', 'color:#767676;text-decoration:underline;')} ` +
      `&nbsp;|&nbsp; ${link(domain, `${code}h`, 'Help', 'color:#767676;text-decoration:underline;')}`
    : `${link(domain, `${code}h`, 'Help', 'color:#767676;text-decoration:underline;')} &nbsp;|&nbsp; ` +
      `${link(domain, `${code}p`, 'Privacy', 'color:#767676;text-decoration:underline;')}`;
  return `<tr><td class="pad" align="center" style="padding:22px 40px;${SANS}font-size:11px;line-height:17px;
    color:#767676;">${lines.map(h).join('<br>')}<br>${off}</td></tr>`;
}
