import { texts } from '../../texts/en/calendar-feed.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/fields/field.tsx';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A new calendar address, to copy or open in a calendar program. */
export function CalendarAddress({ url }: { readonly url: string }) {
  const isLocal = LOOPBACK.includes(new URL(url).hostname);
  return (
    <div className="grid gap-3">
      <Field
        label={texts.address}
        readOnly
        value={url}
        className="[&_input]:font-mono [&_input]:text-13"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={url} variant="primary" />
        {/* Calendar programs open this scheme; the server answers the address itself. */}
        <a
          className="btn"
          data-variant="secondary"
          data-size="medium"
          href={url.replace(/^https?:/, 'webcal:')}
        >
          {texts.open}
        </a>
      </div>
      <p className="text-13 text-muted">
        {texts.howTo} {isLocal && texts.localOnly}
      </p>
    </div>
  );
}
