import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { texts } from '../texts/en/ui-parts.ts';

interface MailFrameProps {
  readonly title: string;
  /** HTML from `buildMailDocument`. */
  readonly page: string;
  readonly className?: string;
}

interface Sheets {
  readonly pages: readonly [string | null, string | null];
  readonly front: 0 | 1;
}

/**
 * An email in a sandboxed frame. A changed page loads in a second frame behind the first and swaps in when ready, so
 * that nothing flashes.
 */
export function MailFrame({ title, page, className }: MailFrameProps) {
  const [sheets, setSheets] = useState<Sheets>({ pages: [page, null], front: 0 });
  useEffect(() => {
    setSheets((now) => {
      if (now.pages[now.front] === page) return now;
      return now.front === 0
        ? { pages: [now.pages[0], page], front: 0 }
        : { pages: [page, now.pages[1]], front: 1 };
    });
  }, [page]);
  const onLoad = (index: 0 | 1): void =>
    setSheets((now) => (now.front !== index && now.pages[index] === page ? { ...now, front: index } : now));
  return (
    <div className={clsx('relative overflow-hidden bg-white', className)}>
      {([0, 1] as const).map((index) => {
        const sheet = sheets.pages[index];
        if (sheet === null) return null;
        const isFront = index === sheets.front;
        return (
          <iframe
            key={index}
            title={isFront ? title : texts.email.next(title)}
            sandbox=""
            srcDoc={sheet}
            aria-hidden={!isFront}
            tabIndex={isFront ? 0 : -1}
            className={clsx('absolute inset-0 size-full border-0', isFront ? 'z-1' : 'opacity-0')}
            onLoad={() => onLoad(index)}
          />
        );
      })}
    </div>
  );
}
