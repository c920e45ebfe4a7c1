/** The look of the page for developers: the system's faces, both themes, readable on a phone and on paper. */
export const DEVELOPERS_STYLE = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; --line: light-dark(#dde1e7, #2a323d); --soft: light-dark(#f2f4f7, #151a21);
    --link: light-dark(#1d4fd8, #9db8ff); --muted: light-dark(#515b69, #a4aebb); background: light-dark(#fff, #0c0f14); color: light-dark(#12161d, #eef1f5); }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 72rem; padding: 0 1rem 4rem; overflow-wrap: break-word; }
  header { padding: 2rem 0 1rem; }
  h1 { font-size: 2.25rem; line-height: 1.1; margin: 0 0 .5rem; }
  h2 { font-size: 1.5rem; margin: 3rem 0 .5rem; scroll-margin-top: 1rem; }
  h3 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
  p, li { max-width: 46rem; }
  a { color: var(--link); }
  nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: 1rem 0 0; }
  nav a { display: inline-block; padding: .25rem 0; }
  pre, code { font: .875rem/1.5 ui-monospace, monospace; }
  pre { background: var(--soft); border: 1px solid var(--line); border-radius: .375rem; padding: .75rem 1rem; overflow: auto; max-height: 32rem; }
  .frame { overflow-x: auto; border: 1px solid var(--line); border-radius: .375rem; }
  table { border-collapse: collapse; width: 100%; font-size: .9rem; }
  th, td { text-align: left; vertical-align: top; padding: .4rem .75rem; border-bottom: 1px solid var(--line); }
  tbody tr:last-child > * { border-bottom: 0; }
  thead th { background: var(--soft); }
  tbody th { font-weight: 400; white-space: nowrap; }
  .muted { color: var(--muted); }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
  label { display: grid; font-size: .85rem; font-weight: 600; }
  input, button { font: inherit; min-height: 2.5rem; padding: .25rem .75rem; border: 1px solid light-dark(#8a94a3, #6b7787); border-radius: .375rem; background: transparent; color: inherit; }
  button { background: #1d4fd8; border-color: #1d4fd8; color: #fff; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;
