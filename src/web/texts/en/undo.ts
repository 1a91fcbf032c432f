/** Taking back and doing again. */
export const texts = {
  nothing: 'There is nothing to take back.',
  done: 'Taken back.',
  redo: 'Redo',
  failed: 'That could not be taken back.',
  undo: 'Undo',
  nothingAgain: 'There is nothing to do again.',
  failedAgain: 'That could not be done again.',
};
