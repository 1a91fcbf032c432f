/** Roles in a household: the owner invites and removes, members share and see, viewers only see. */
export const HOUSEHOLD_ROLES = ['owner', 'member', 'viewer'] as const;

/** Roles that an owner gives. */
export const GIVEN_ROLES = ['member', 'viewer'] as const;

export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** Whose shared accounts a view shows. */
export const SHARED_VIEWS = ['theirs', 'ours'] as const;

export type SharedView = (typeof SHARED_VIEWS)[number];

/** Members and open invitations of one household together. */
export const HOUSEHOLD_MAX = 10;
