/** Undo and redo. */
export const texts = {
  nothing: 'Nothing to undo.',
  done: (kept: number) =>
    kept === 0
      ? 'Undone.'
      : `Undone. ${kept === 1 ? '1 transaction' : `${kept} transactions`} changed since and stayed.`,
  redo: 'Redo',
  failed: 'Couldn’t undo that.',
  undo: 'Undo',
  nothingAgain: 'Nothing to redo.',
  failedAgain: 'Couldn’t redo that.',
};
