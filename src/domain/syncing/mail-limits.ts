/** Maximum message size in bytes. Larger messages are listed with that as the reason. */
export const MAIL_BYTES_MAX = 25 * 1024 * 1024;
