import type { ComponentProps, ComponentType } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in pixels; drawn for 16 and 20. */
  readonly size?: number;
}

export type Icon = ComponentType<IconProps>;

/** Creates an icon component: 1.5 px lines on a 24 px grid in the text color. Needs a text label next to it. */
export function icon(lines: string): Icon {
  return function IconOfFamily({ size = 20, strokeWidth = 1.5, ...rest }: IconProps) {
    const voice = rest['aria-label'] ? ({ role: 'img', 'aria-hidden': undefined } as const) : {};
    return (
      <svg
        aria-hidden
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
        {...voice}
      >
        <path d={lines} />
      </svg>
    );
  };
}
