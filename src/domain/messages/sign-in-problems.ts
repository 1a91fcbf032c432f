/** Why a sign-in, a sign-up, or a change of how one signs in is refused. */
export interface SignInProblems {
  readonly passwordTooShort: [charsMin: number];
  readonly passwordTooLong: [charsMax: number];
  readonly passwordIsOwn: [];
  readonly passwordLeaked: [];
  readonly passwordRepeated: [];
  readonly passwordSequence: [];
  readonly passwordDate: [];
  readonly passwordGuessable: [];
  readonly tooManyPasswords: [minutes: number];
  readonly tooManyCodes: [minutes: number];
  readonly tooManySignIns: [];
  readonly passwordsBusy: [];
  readonly registrationByInvitation: [];
  readonly registrationClosed: [];
  readonly accountDisabled: [];
  readonly passkeyUnknown: [];
  readonly signInExpired: [];
  readonly signInMismatch: [];
  readonly codeWrong: [];
  readonly codeRequired: [];
  readonly signInToConfirmAddress: [];
  readonly signInAgain: [];
}
