import type { KnownMailServer } from '#ports/mail-provider.ts';

/** One provider: its domains (`name.*` for all countries), where its email is read, and what it asks of people. */
export interface MailServerRow {
  readonly name: string;
  readonly domains: readonly string[];
  readonly host: string;
  /** 993 when left out. */
  readonly port?: number;
  /** `tls` when left out. */
  readonly security?: KnownMailServer['security'];
  /** `address` when left out; `local` is the part before the @. */
  readonly user?: 'address' | 'local';
  readonly password: KnownMailServer['password'];
  /** In place of the usual words for this kind of password. */
  readonly advice?: string;
  readonly helpUrl?: string;
}

/** Servers as the providers themselves publish them. */
export const MAIL_SERVERS: readonly MailServerRow[] = [
  {
    name: 'Gmail',
    domains: ['gmail.com', 'googlemail.com'],
    host: 'imap.gmail.com',
    password: 'app',
    advice:
      'Connect Gmail instead, where it is offered. Over IMAP,' +
      ' Google asks for an app password; it needs two-step verification.',
    helpUrl: 'https://support.google.com/accounts/answer/185833',
  },
  {
    name: 'Outlook.com',
    domains: ['outlook.*', 'hotmail.*', 'live.*', 'msn.com', 'passport.com'],
    host: 'outlook.office365.com',
    password: 'refused',
    advice:
      'Microsoft no longer lets programs sign in with a password. Upload your mail as a file,' +
      ' or forward receipts to a mailbox that can be connected.',
    helpUrl:
      'https://support.microsoft.com/en-us/office/' +
      'pop-imap-and-smtp-settings-for-outlook-com-d088b986-291d-42b8-9564-9c414e2aa040',
  },
  {
    name: 'Yahoo Mail',
    domains: ['yahoo.*', 'ymail.com', 'rocketmail.com', 'myyahoo.com'],
    host: 'imap.mail.yahoo.com',
    password: 'app',
    helpUrl: 'https://help.yahoo.com/kb/SLN15241.html',
  },
  {
    name: 'AOL Mail',
    domains: ['aol.*', 'aim.com'],
    host: 'imap.aol.com',
    password: 'app',
    helpUrl: 'https://help.aol.com/articles/Create-and-manage-app-password',
  },
  {
    name: 'iCloud Mail',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    host: 'imap.mail.me.com',
    password: 'app',
    helpUrl: 'https://support.apple.com/en-us/102654',
  },
  {
    name: 'Fastmail',
    domains: ['fastmail.*', 'fastmail.com', 'messagingengine.com', 'sent.com', 'mailcan.com'],
    host: 'imap.fastmail.com',
    password: 'app',
    helpUrl: 'https://www.fastmail.help/hc/en-us/articles/360058752854',
  },
  {
    name: 'GMX',
    domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'gmx.info', 'gmx.org', 'gmx.biz'],
    host: 'imap.gmx.net',
    password: 'own',
    advice:
      'Allow IMAP in the settings of GMX first (E-Mail, POP3/IMAP). With two-step verification, use an app password.',
    helpUrl: 'https://hilfe.gmx.net/pop-imap/einschalten.html',
  },
  {
    name: 'GMX',
    domains: [
      'gmx.com',
      'gmx.us',
      'gmx.co.uk',
      'gmx.fr',
      'gmx.es',
      'gmx.it',
      'mail.com',
      'email.com',
      'usa.com',
    ],
    host: 'imap.gmx.com',
    password: 'own',
    advice:
      'Allow IMAP in the settings of your mailbox first. With two-step verification, use an app password.',
    helpUrl: 'https://support.gmx.com/pop-imap/toggle.html',
  },
  {
    name: 'WEB.DE',
    domains: ['web.de', 'email.de'],
    host: 'imap.web.de',
    password: 'own',
    advice:
      'Allow IMAP in the settings of WEB.DE first (E-Mail, POP3/IMAP). With two-step verification,' +
      ' use an app password.',
    helpUrl: 'https://hilfe.web.de/pop-imap/einschalten.html',
  },
  {
    name: 'freenet',
    domains: ['freenet.de'],
    host: 'mx.freenet.de',
    password: 'own',
  },
  {
    name: 'T-Online',
    domains: ['t-online.de', 'magenta.de'],
    host: 'secureimap.t-online.de',
    password: 'app',
    advice:
      'Telekom asks for a password for e-mail programs of its own: make one in the customer centre and use that.',
    helpUrl: 'https://www.telekom.de/hilfe/apps-dienste/e-mail/passwort-fuer-e-mail-programme',
  },
  {
    name: 'Vodafone',
    domains: ['vodafone.de', 'vodafonemail.de', 'arcor.de', 'kabelmail.de'],
    host: 'imap.vodafonemail.de',
    password: 'own',
  },
  {
    name: 'Posteo',
    domains: ['posteo.de', 'posteo.net', 'posteo.org', 'posteo.at', 'posteo.ch', 'posteo.eu'],
    host: 'posteo.de',
    password: 'own',
  },
  {
    name: 'mailbox.org',
    domains: ['mailbox.org', 'secure.mailbox.org'],
    host: 'imap.mailbox.org',
    password: 'own',
    advice: 'With two-step sign-in, make an app password at mailbox.org and use that.',
    helpUrl: 'https://kb.mailbox.org/en/private/account-article/app-passwords/',
  },
  {
    name: 'IONOS',
    domains: ['online.de', 'onlinehome.de', 'kundenserver.de'],
    host: 'imap.ionos.de',
    password: 'own',
  },
  {
    name: 'Zoho Mail',
    domains: ['zohomail.com', 'zoho.com'],
    host: 'imap.zoho.com',
    password: 'app',
    advice: 'Allow IMAP in the settings of Zoho Mail first. With two-step verification, use an app password.',
    helpUrl: 'https://www.zoho.com/mail/help/imap-access.html',
  },
  {
    name: 'Zoho Mail',
    domains: ['zohomail.eu', 'zoho.eu'],
    host: 'imap.zoho.eu',
    password: 'app',
    advice: 'Allow IMAP in the settings of Zoho Mail first. With two-step verification, use an app password.',
    helpUrl: 'https://www.zoho.com/mail/help/imap-access.html',
  },
  {
    name: 'Yandex Mail',
    domains: ['yandex.*', 'ya.ru', 'narod.ru'],
    host: 'imap.yandex.com',
    password: 'app',
    advice:
      'Allow mail programs in the settings of Yandex Mail first, then make an app password and use that.',
    helpUrl: 'https://yandex.com/support/yandex-360/customers/mail/en/mail-clients/others',
  },
  {
    name: 'Mail.ru',
    domains: ['mail.ru', 'bk.ru', 'inbox.ru', 'list.ru', 'internet.ru', 'vk.com'],
    host: 'imap.mail.ru',
    password: 'app',
    helpUrl: 'https://help.mail.ru/mail/security/protection/external',
  },
  {
    name: 'Rambler',
    domains: ['rambler.ru', 'lenta.ru', 'autorambler.ru', 'ro.ru'],
    host: 'imap.rambler.ru',
    password: 'own',
  },
  {
    name: 'Proton Mail',
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    host: '127.0.0.1',
    port: 1143,
    security: 'starttls',
    password: 'bridge',
    advice:
      'Proton Mail is read through Proton Mail Bridge: start it on this computer and use the password it ' +
      'shows. It works while Fettle runs on the same computer.',
    helpUrl: 'https://proton.me/mail/bridge',
  },
  {
    name: 'Tuta',
    domains: ['tuta.com', 'tuta.io', 'tutanota.com', 'tutanota.de', 'tutamail.com', 'keemail.me'],
    host: 'mail.tutanota.com',
    password: 'refused',
    advice: 'Tuta has no IMAP. Export your mail there and upload the files.',
  },
  {
    name: 'Orange',
    domains: ['orange.fr', 'wanadoo.fr'],
    host: 'imap.orange.fr',
    password: 'own',
    advice: 'Allow access for other mail programs in the settings of Orange first.',
    helpUrl: 'https://assistance.orange.fr/',
  },
  {
    name: 'Free',
    domains: ['free.fr', 'aliceadsl.fr'],
    host: 'imap.free.fr',
    user: 'local',
    password: 'own',
  },
  {
    name: 'SFR',
    domains: ['sfr.fr', 'neuf.fr', 'club-internet.fr', 'numericable.fr'],
    host: 'imap.sfr.fr',
    password: 'own',
  },
  { name: 'La Poste', domains: ['laposte.net'], host: 'imap.laposte.net', password: 'own' },
  { name: 'Bouygues Telecom', domains: ['bbox.fr'], host: 'imap4.bbox.fr', password: 'own' },
  {
    name: 'OVHcloud',
    domains: ['ovh.net', 'ovh.com', 'ovhcloud.com'],
    host: 'ssl0.ovh.net',
    password: 'own',
  },
  { name: 'Gandi', domains: ['gandi.net'], host: 'mail.gandi.net', password: 'own' },
  {
    name: 'Infomaniak',
    domains: ['ik.me', 'infomaniak.com', 'etik.com'],
    host: 'mail.infomaniak.com',
    password: 'app',
  },
  { name: 'Bluewin', domains: ['bluewin.ch', 'bluemail.ch'], host: 'imaps.bluewin.ch', password: 'own' },
  {
    name: 'Libero',
    domains: ['libero.it', 'iol.it', 'blu.it', 'giallo.it', 'inwind.it'],
    host: 'imapmail.libero.it',
    password: 'app',
    advice: 'Libero asks for an app password for mail programs: make one in your account and use that.',
    helpUrl: 'https://aiuto.libero.it/',
  },
  { name: 'Virgilio', domains: ['virgilio.it'], host: 'in.virgilio.it', password: 'own' },
  { name: 'TIM', domains: ['tim.it', 'alice.it', 'tin.it'], host: 'imap.tim.it', password: 'own' },
  { name: 'Aruba', domains: ['aruba.it', 'technet.it'], host: 'imaps.aruba.it', password: 'own' },
  { name: 'Tiscali', domains: ['tiscali.it'], host: 'imap.tiscali.it', password: 'own' },
  {
    name: 'Telefónica',
    domains: ['telefonica.net', 'movistar.es'],
    host: 'imap.telefonica.net',
    password: 'own',
  },
  { name: 'SAPO', domains: ['sapo.pt'], host: 'imap.sapo.pt', password: 'own' },
  {
    name: 'KPN',
    domains: ['kpnmail.nl', 'planet.nl', 'hetnet.nl', 'home.nl', 'xs4all.nl'],
    host: 'imap.kpnmail.nl',
    password: 'own',
  },
  {
    name: 'Ziggo',
    domains: ['ziggo.nl', 'upcmail.nl', 'casema.nl', 'quicknet.nl', 'chello.nl'],
    host: 'imap.ziggo.nl',
    password: 'own',
  },
  { name: 'Telenet', domains: ['telenet.be', 'pandora.be'], host: 'imap.telenet.be', password: 'own' },
  {
    name: 'Proximus',
    domains: ['proximus.be', 'skynet.be', 'belgacom.net'],
    host: 'imap.proximus.be',
    password: 'own',
  },
  {
    name: 'Seznam',
    domains: ['seznam.cz', 'email.cz', 'post.cz', 'spoluzaci.cz'],
    host: 'imap.seznam.cz',
    password: 'own',
  },
  {
    name: 'WP',
    domains: ['wp.pl', 'o2.pl', 'tlen.pl', 'go2.pl'],
    host: 'imap.wp.pl',
    password: 'own',
    advice: 'Allow IMAP in the settings of your mailbox first.',
  },
  {
    name: 'Onet',
    domains: ['onet.pl', 'onet.eu', 'op.pl', 'vp.pl', 'poczta.onet.pl'],
    host: 'imap.poczta.onet.pl',
    password: 'own',
  },
  {
    name: 'Interia',
    domains: ['interia.pl', 'interia.eu', 'poczta.fm'],
    host: 'poczta.interia.pl',
    password: 'own',
  },
  { name: 'A1', domains: ['a1.net', 'aon.at'], host: 'securemail.a1.net', password: 'own' },
  { name: 'Telia', domains: ['telia.com'], host: 'mailin.telia.com', password: 'own' },
  { name: 'Elisa', domains: ['elisanet.fi', 'kolumbus.fi'], host: 'mail.elisanet.fi', password: 'own' },
  { name: 'Online.no', domains: ['online.no'], host: 'imap.online.no', password: 'own' },
  {
    name: 'BT',
    domains: ['btinternet.com', 'btopenworld.com', 'talk21.com'],
    host: 'mail.btinternet.com',
    password: 'own',
  },
  { name: 'Sky', domains: ['sky.com'], host: 'imap.tools.sky.com', password: 'app' },
  {
    name: 'TalkTalk',
    domains: ['talktalk.net', 'tiscali.co.uk'],
    host: 'mail.talktalk.net',
    password: 'own',
  },
  {
    name: 'Virgin Media',
    domains: ['virginmedia.com', 'blueyonder.co.uk', 'ntlworld.com'],
    host: 'imap.virginmedia.com',
    password: 'own',
  },
  {
    name: 'AT&T Mail',
    domains: ['att.net', 'sbcglobal.net', 'bellsouth.net', 'pacbell.net', 'ameritech.net'],
    host: 'imap.mail.att.net',
    password: 'app',
    advice:
      'AT&T asks for a secure mail key in place of the password: make one in your profile and use that.',
    helpUrl: 'https://www.att.com/support/article/email-support/KM1240308/',
  },
  { name: 'Verizon', domains: ['verizon.net'], host: 'imap.aol.com', password: 'app' },
  {
    name: 'Xfinity',
    domains: ['comcast.net', 'xfinity.com'],
    host: 'imap.comcast.net',
    password: 'own',
    advice: 'Allow third-party access in the settings of Xfinity e-mail first.',
  },
  { name: 'Cox', domains: ['cox.net'], host: 'imap.cox.net', password: 'own' },
  {
    name: 'Spectrum',
    domains: ['spectrum.net', 'charter.net', 'rr.com', 'twc.com'],
    host: 'mobile.charter.net',
    password: 'own',
  },
  {
    name: 'EarthLink',
    domains: ['earthlink.net', 'mindspring.com'],
    host: 'imap.earthlink.net',
    password: 'own',
  },
  { name: 'Bell', domains: ['bell.net', 'sympatico.ca'], host: 'imap.bell.net', password: 'own' },
  { name: 'Rogers', domains: ['rogers.com'], host: 'imap.mail.yahoo.com', password: 'app' },
  { name: 'Shaw', domains: ['shaw.ca'], host: 'imap.shaw.ca', password: 'own' },
  {
    name: 'Telstra',
    domains: ['bigpond.com', 'bigpond.net.au', 'telstra.com'],
    host: 'imap.telstra.com',
    password: 'own',
  },
  { name: 'Optus', domains: ['optusnet.com.au'], host: 'mail.optusnet.com.au', password: 'own' },
  { name: 'UOL', domains: ['uol.com.br', 'bol.com.br'], host: 'imap.uol.com.br', password: 'own' },
  { name: 'Terra', domains: ['terra.com.br'], host: 'imap.terra.com.br', password: 'own' },
  { name: 'QQ Mail', domains: ['qq.com', 'foxmail.com'], host: 'imap.qq.com', password: 'app' },
  { name: 'NetEase', domains: ['163.com'], host: 'imap.163.com', password: 'app' },
  { name: 'NetEase', domains: ['126.com'], host: 'imap.126.com', password: 'app' },
  { name: 'Naver', domains: ['naver.com'], host: 'imap.naver.com', password: 'app' },
  { name: 'Daum', domains: ['daum.net', 'hanmail.net', 'kakao.com'], host: 'imap.daum.net', password: 'app' },
  { name: 'Rediffmail', domains: ['rediffmail.com'], host: 'imap.rediffmail.com', password: 'own' },
  { name: 'Runbox', domains: ['runbox.com', 'runbox.no'], host: 'mail.runbox.com', password: 'app' },
  { name: 'Migadu', domains: ['migadu.com'], host: 'imap.migadu.com', password: 'own' },
  { name: 'Disroot', domains: ['disroot.org'], host: 'disroot.org', user: 'local', password: 'own' },
  { name: 'Riseup', domains: ['riseup.net'], host: 'mail.riseup.net', user: 'local', password: 'own' },
  {
    name: 'Mailfence',
    domains: ['mailfence.com'],
    host: 'imap.mailfence.com',
    user: 'local',
    password: 'own',
  },
  { name: 'StartMail', domains: ['startmail.com'], host: 'imap.startmail.com', password: 'app' },
  { name: 'Soverin', domains: ['soverin.net'], host: 'imap.soverin.net', password: 'own' },
  { name: 'Purelymail', domains: ['purelymail.com'], host: 'imap.purelymail.com', password: 'own' },
];
