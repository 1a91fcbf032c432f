import { Check } from '../../ui/icons/common.tsx';
import { Pencil, SkipForward } from '../../ui/icons/ledger.tsx';
import { X } from '../../ui/icons/signs.tsx';

/** The signs of a desk's actions; the words beside them say what each does. */
export const ACCEPT = <Check aria-hidden size={16} strokeWidth={1.75} />;
export const REFUSE = <X aria-hidden size={16} strokeWidth={1.75} />;
export const EDIT = <Pencil aria-hidden size={14} strokeWidth={1.75} />;
export const SKIP = <SkipForward aria-hidden size={14} strokeWidth={1.75} />;
