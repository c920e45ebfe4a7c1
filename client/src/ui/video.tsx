/** An embedded video; `embedUrl` is the host's player address, as the server made it. */
export function Video({ title, embedUrl }: { title: string; embedUrl: string }) {
  return (
    <div className="no-print aspect-video w-full overflow-hidden rounded-md bg-black">
      <iframe
        src={embedUrl}
        title={title}
        loading="lazy"
        allow="accelerometer; encrypted-media; gyroscope; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full border-0"
      />
    </div>
  );
}
