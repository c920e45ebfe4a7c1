/**
 * `<script src="…/embed.js" data-embed="standings" data-slug="nba" async></script>`: puts the embed where the script
 * stands, as high as it is. Every other `data-…` goes to the embed's address.
 */
export const EMBED_SCRIPT = `(() => {
  const script = document.currentScript;
  if (!script) return;
  const { embed, ...rest } = script.dataset;
  const address = new URL('/embed/' + encodeURIComponent(embed || 'standings'), script.src);
  for (const [name, value] of Object.entries(rest)) address.searchParams.set(name, value);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = 'League ' + (embed || 'standings');
  frame.loading = 'lazy';
  frame.style.cssText = 'width:100%;border:0;height:260px';
  addEventListener('message', ({ source, origin, data }) => {
    const height = data && data.embedHeight;
    if (source === frame.contentWindow && origin === address.origin && height > 0 && height < 20000) frame.style.height = Math.ceil(height) + 'px';
  });
  script.after(frame);
})();
`;
