/** Refusals about households. */
export const texts = {
  onlyOwner: 'Only the owner of the household can do this.',
  viewerSharesNothing: 'Viewers can’t share. Ask the owner of the household to make you a member.',
  ownAddress: 'This is your own address. Enter the address of the person you want to invite.',
  alreadyMember: 'This person is already in your household.',
  full: 'Your household is full. Revoke an invitation or remove a member first.',
  tooManyEmails: 'You sent several invitations within an hour. Wait a while and try again.',
  alreadyInHousehold: 'You’re already in a household. Leave it first.',
  ownerStays: 'The owner can’t be changed or removed. End the household instead.',
};
