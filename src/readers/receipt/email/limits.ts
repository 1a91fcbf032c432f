/**
 * What one message may cost. The caps hold while the bytes are scanned, before anything is decoded, so a
 * hostile message is cut short instead of being worked through.
 */
export const EMAIL_LIMITS = {
  /** Bytes of one message; what lies beyond is not read. */
  messageBytesMax: 25 * 1024 * 1024,
  /** MIME parts of one message, nested ones included. */
  partsMax: 200,
  /** Levels of multipart and attached messages. */
  depthMax: 20,
  /** Header fields of one part. */
  headersMax: 1000,
  /** Bytes of one header field, folded lines included. */
  headerBytesMax: 64 * 1024,
  /** Decoded bytes of one text body that are read. */
  textBytesMax: 4 * 1024 * 1024,
  /** Bytes of one PDF whose text layer is read. */
  pdfBytesMax: 8 * 1024 * 1024,
} as const;
