/** What the user has to do at an email provider before Fettle can read a mailbox. */
export interface MailServerAdvice {
  readonly createAppPassword: [];
  readonly startBridge: [];
  readonly passwordsRefused: [];
  readonly passwordIs: [password: string];
  readonly connectGmailInstead: [];
  readonly microsoftRefusesPasswords: [];
  readonly allowImap: [provider: string];
  readonly allowImapInMenu: [provider: string, menu: string];
  readonly allowImapInMailbox: [];
  readonly allowImapOnly: [];
  readonly telekomPassword: [];
  readonly appPasswordWithTwoSteps: [provider: string];
  readonly allowProgramsThenAppPassword: [provider: string];
  readonly startProtonBridge: [];
  readonly exportFromTuta: [];
  readonly allowOtherPrograms: [provider: string];
  readonly appPasswordForPrograms: [provider: string];
  readonly secureMailKey: [provider: string];
  readonly allowThirdParties: [provider: string];
}
