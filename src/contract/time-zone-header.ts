/** Header with the device's time zone, for the profile of a new user. */
export const TIME_ZONE_HEADER = 'x-time-zone';
