import { texts } from '../texts/en/product.ts';

/** The product's logo and name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" width="22" height="22" viewBox="0 0 22 22" fill="none">
        <path
          d="M4 2.5h14v17l-2.33-1.9-2.34 1.9L11 17.6l-2.33 1.9-2.34-1.9L4 19.5z"
          className="fill-evergreen"
        />
        <path
          d="M7.5 7.5h7M7.5 11.5h4"
          className="stroke-on-evergreen"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-serif text-[1.3125rem] translate-y-[0.04em] leading-none font-medium tracking-[-0.015em]">
        {texts.name}
      </span>
    </span>
  );
}
