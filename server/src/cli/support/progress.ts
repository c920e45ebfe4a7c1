import { Presets, SingleBar } from 'cli-progress';

/** Shows how far something has come: a bar on a terminal, a line per quarter elsewhere. */
export interface Progress {
  /** `total` may change from step to step; null when it is unknown. */
  show(step: string, done: number, total: number | null): void;
  end(): void;
}

/** Progress on standard error, so that standard output holds the results alone. */
export function startProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? barOn(stream) : linesOn(stream);
}

function barOn(stream: NodeJS.WriteStream): Progress {
  const bar = new SingleBar(
    { stream, format: '{step} [{bar}] {percentage}% | {eta_formatted}', hideCursor: true },
    Presets.shades_classic,
  );
  let step: string | null = null;
  return {
    show(next, done, total) {
      if (next !== step) {
        if (step === null) bar.start(total ?? 1, 0, { step: next });
        step = next;
      }
      bar.setTotal(total ?? done + 1);
      bar.update(done, { step: next });
    },
    end() {
      if (step !== null) bar.stop();
    },
  };
}

function linesOn(stream: NodeJS.WriteStream): Progress {
  let shown = '';
  return {
    show(step, done, total) {
      if (total === null || total === 0) return;
      const percent = Math.floor((done / total) * 4) * 25;
      const line = `${step} ${percent}%`;
      if (line === shown) return;
      shown = line;
      stream.write(`${line}\n`);
    },
    end: () => undefined,
  };
}
