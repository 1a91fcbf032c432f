/**
 * Aggregates that are read, with their depth in OFX 1.6 and 2.3. Opening one closes every open one that is not above
 * it, which repairs missing end tags.
 */
export const AGGREGATE_DEPTHS: ReadonlyMap<string, number> = new Map([
  ['OFX', 0],
  ['SIGNONMSGSRSV1', 1],
  ['BANKMSGSRSV1', 1],
  ['CREDITCARDMSGSRSV1', 1],
  ['INVSTMTMSGSRSV1', 1],
  ['LOANMSGSRSV1', 1],
  ['SECLISTMSGSRSV1', 1],
  ['SONRS', 2],
  ['STMTTRNRS', 2],
  ['CCSTMTTRNRS', 2],
  ['INVSTMTTRNRS', 2],
  ['LOANSTMTTRNRS', 2],
  ['AMRTSTMTTRNRS', 2],
  ['FI', 3],
  ['STMTRS', 3],
  ['CCSTMTRS', 3],
  ['INVSTMTRS', 3],
  ['LOANSTMTRS', 3],
  ['BANKACCTFROM', 4],
  ['CCACCTFROM', 4],
  ['INVACCTFROM', 4],
  ['LOANACCTFROM', 4],
  ['BANKTRANLIST', 4],
  ['BANKTRANLISTP', 4],
  ['INVTRANLIST', 4],
  ['LOANTRANLIST', 4],
  ['LEDGERBAL', 4],
  ['AVAILBAL', 4],
  ['BALLIST', 4],
  ['INVBAL', 4],
  ['INVPOSLIST', 4],
  ['STATUS', 5],
  ['INVBANKTRAN', 5],
  ['BUYSTOCK', 5],
  ['BUYMF', 5],
  ['BUYDEBT', 5],
  ['BUYOPT', 5],
  ['BUYOTHER', 5],
  ['SELLSTOCK', 5],
  ['SELLMF', 5],
  ['SELLDEBT', 5],
  ['SELLOPT', 5],
  ['SELLOTHER', 5],
  ['INCOME', 5],
  ['REINVEST', 5],
  ['TRANSFER', 5],
  ['STMTTRN', 6],
  ['STMTTRNP', 6],
  ['LOANSTMTTRN', 6],
  ['PAYEE', 7],
  ['CURRENCY', 7],
  ['ORIGCURRENCY', 7],
  ['BANKACCTTO', 7],
  ['CCACCTTO', 7],
]);

/** True for a response with one account's statement. */
export function isStatement(name: string): boolean {
  return name === 'STMTRS' || name === 'CCSTMTRS' || name === 'INVSTMTRS' || name === 'LOANSTMTRS';
}

/** True for one entry of a statement. */
export function isEntry(name: string): boolean {
  return name === 'STMTTRN' || name === 'STMTTRNP' || name === 'LOANSTMTTRN';
}
