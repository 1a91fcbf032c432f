/**
 * Resource limits for one message. They apply while the bytes are scanned, before anything is decoded, so a hostile
 * message is truncated instead of processed.
 */
export const EMAIL_LIMITS = {
  /** Bytes of one message; the rest is ignored. */
  messageBytesMax: 25 * 1024 * 1024,
  /** MIME parts of one message, including nested ones. */
  partsMax: 200,
  /** Nesting levels of multiparts and attached messages. */
  depthMax: 20,
  /** Headers of one part. */
  headersMax: 1000,
  /** Bytes of one header, including folded lines. */
  headerBytesMax: 64 * 1024,
  /** Decoded bytes read from one text body. */
  textBytesMax: 4 * 1024 * 1024,
  /** Bytes of one PDF whose text layer is read. */
  pdfBytesMax: 8 * 1024 * 1024,
} as const;
