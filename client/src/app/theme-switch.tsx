declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- an element is declared to React in its own namespace alone
  namespace JSX {
    interface IntrinsicElements {
      'theme-switch': { dangerouslySetInnerHTML: { __html: '' } };
    }
  }
}

/** Always the same object, so that React leaves alone what is inside. */
const ITS_OWN = { __html: '' } as const;

/**
 * Where visitors choose light, dark, or as their device is set; entry-theme.ts makes it. Without scripts there is
 * nothing.
 */
export function ThemeSwitch() {
  return <theme-switch dangerouslySetInnerHTML={ITS_OWN} />;
}
