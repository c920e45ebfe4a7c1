/* Runs in the page, as it is. */
{
  /**
   * By the event's time stamp: the key, the milliseconds from when the browser got it until a task after the callbacks
   * of the next frame (by when the frame is worked out, and what the key waited for is counted), and the browser's own
   * measure until the paint (Event Timing), in steps of 8 ms from 16 on.
   */
  const measured = (window.measuredKeys = new Map());
  const note = (timeStamp, what) =>
    measured.set(timeStamp, { key: '', toFrame: null, byBrowser: null, ...measured.get(timeStamp), ...what });
  window.addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      note(timeStamp, { key });
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => note(timeStamp, { toFrame: performance.now() - timeStamp }));
        port1.start();
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'keydown') note(startTime, { byBrowser: duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
