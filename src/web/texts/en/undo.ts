/** Undo and redo. */
export const texts = {
  nothing: 'Nothing to undo.',
  done: 'Undone.',
  redo: 'Redo',
  failed: 'Couldn’t undo that.',
  undo: 'Undo',
  nothingAgain: 'Nothing to redo.',
  failedAgain: 'Couldn’t redo that.',
};
