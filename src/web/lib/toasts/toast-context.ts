import { createContext, useContext } from 'react';

export type ToastType = 'success' | 'error';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export type AddToast = (message: string, type?: ToastType, action?: ToastAction) => void;

/** Without a provider nothing can be shown, so log it. */
export const ToastContext = createContext<AddToast>(() => {
  console.error('addToast function called outside of a ToastProvider.');
});

/** Shows a short message that disappears automatically. */
export function useToast(): AddToast {
  return useContext(ToastContext);
}
