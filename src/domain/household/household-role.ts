/** Household roles: the owner invites and removes members, members share and view, viewers only view. */
export const HOUSEHOLD_ROLES = ['owner', 'member', 'viewer'] as const;

/** Roles an owner can assign. */
export const ASSIGNABLE_ROLES = ['member', 'viewer'] as const;

export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** Whose shared accounts a view shows. */
export const SHARED_VIEWS = ['theirs', 'ours'] as const;

export type SharedView = (typeof SHARED_VIEWS)[number];

/** Maximum number of members and open invitations per household. */
export const HOUSEHOLD_MAX = 10;
