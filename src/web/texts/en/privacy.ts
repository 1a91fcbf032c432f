/** Privacy: what is stored, what left the machine, and names from other users. */
export const texts = {
  sharedName: {
    told: (name: string) => `Others on this server call it “${name}”.`,
    take: 'Use this name',
  },
};
