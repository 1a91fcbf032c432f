/** Bytes of the largest message that is read; a larger one is listed with that as its reason. */
export const MAIL_BYTES_MAX = 25 * 1024 * 1024;
