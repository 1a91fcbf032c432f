import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { texts } from '../../texts/en/mailboxes.ts';
import { refreshAfter } from '../api-query.ts';
import { errorMessage } from '../failure.ts';
import { uploadMailFile } from './upload-mail-file.ts';

/** Result of uploaded files. */
export interface UploadSummary {
  readonly messages: number;
  readonly added: number;
  readonly tooLarge: number;
  /** Error messages, each with its file name. */
  readonly problems: readonly string[];
}

export interface MailUpload {
  /** Null while no upload runs. */
  readonly progress: { readonly fileName: string; readonly percent: number } | null;
  readonly summary: UploadSummary | null;
  readonly send: (files: readonly File[]) => void;
  /** Aborts the upload; received emails stay. */
  readonly stop: () => void;
  readonly reset: () => void;
}

const NOTHING: UploadSummary = { messages: 0, added: 0, tooLarge: 0, problems: [] };

/** Uploads email files in sequence. */
export function useMailUpload(): MailUpload {
  const client = useQueryClient();
  const [progress, setProgress] = useState<MailUpload['progress']>(null);
  const [summary, setSummary] = useState<UploadSummary | null>(null);
  const giveUp = useRef<AbortController | null>(null);
  const send = async (files: readonly File[]): Promise<void> => {
    const controller = new AbortController();
    giveUp.current = controller;
    setSummary(null);
    const bytesOf = (some: readonly File[]) => some.reduce((sum, file) => sum + file.size, 0);
    const totalBytes = Math.max(1, bytesOf(files));
    let sum = NOTHING;
    for (const [index, file] of files.entries()) {
      if (controller.signal.aborted) break;
      const before = bytesOf(files.slice(0, index));
      const show = (bytes: number) =>
        setProgress({
          fileName: file.name,
          percent: Math.min(100, Math.floor((100 * (before + bytes)) / totalBytes)),
        });
      show(0);
      try {
        const sent = await uploadMailFile(file, { signal: controller.signal, onProgress: show });
        sum = {
          messages: sum.messages + sent.messages,
          added: sum.added + sent.added,
          tooLarge: sum.tooLarge + sent.tooLarge,
          problems: [...sum.problems, ...sent.problems.map((problem) => `${file.name}: ${problem}`)],
        };
      } catch (error) {
        const words = controller.signal.aborted
          ? texts.upload.stopped
          : errorMessage(error, texts.upload.failed);
        sum = { ...sum, problems: [...sum.problems, `${file.name}: ${words}`] };
      }
    }
    setProgress(null);
    setSummary(sum);
    await refreshAfter(client, 'mailboxLinked');
  };
  return {
    progress,
    summary,
    send: (files) => {
      if (files.length > 0) void send(files);
    },
    stop: () => giveUp.current?.abort(),
    reset: () => setSummary(null),
  };
}
