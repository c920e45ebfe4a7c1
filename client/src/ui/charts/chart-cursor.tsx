import { type PointerEvent, useState } from 'react';
import { t } from '@/texts';
import { type ChartData, nextPlace, readOut, valuesAt, valueText } from './chart';
import { axesOf, percent } from './chart-drawing';
import { heightOf, indexAt, placeOf, UNITS } from './geometry';
import { type DrawnSeries, drawnOf } from './looks';

/** What lies over a living chart: goes from value to value and says what stands there. */
export function ChartCursor(data: ChartData) {
  const { title, labels, series, format } = data;
  const [chosen, setIndex] = useState<number | null>(null);
  const { places, hasBars, scale } = axesOf(data);
  const count = labels.length;
  // A chart that is followed, or filtered, may have become shorter; where values hold there is room past the last one.
  const index = chosen === null ? null : Math.min(chosen, count - 1);
  const follow = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setIndex(indexAt((clientX - left) / width, places, hasBars));
  };
  const drawn = drawnOf(series);
  const told = index === null ? [] : valuesAt(data, index);
  const place = index === null ? 0 : placeOf(index, places, hasBars);
  return (
    <div
      role="slider"
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={index ?? 0}
      aria-valuetext={index === null ? t.ui.arrow_keys_go_from_value_to_value() : readOut(data, index)}
      tabIndex={0}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIndex(null)}
      onKeyDown={(event) => {
        const next = nextPlace(event.key, index, count);
        if (next === null) return;
        event.preventDefault();
        setIndex(next);
      }}
      className="chart-cursor no-print"
    >
      {index !== null && (
        <>
          <svg aria-hidden="true" className="chart-drawing">
            <line x1={percent(place)} x2={percent(place)} y2="100%" className="chart-crosshair" />
            {drawn.map(({ series: { values, below }, tint, order }) => {
              const value = values[index] ?? null;
              return (
                value !== null && (
                  <circle
                    key={order}
                    cx={percent(place)}
                    cy={percent(heightOf(value, scale))}
                    r="4"
                    className={`chart-ink-${value < 0 && below ? below.tint : tint}`}
                  />
                )
              );
            })}
          </svg>
          <div
            aria-hidden="true"
            className="chart-tip"
            style={place > UNITS / 2 ? { right: percent(UNITS - place) } : { left: percent(place) }}
          >
            <p className="font-semibold">{labels[index]}</p>
            {told.length === 0 && <p>{t.ui.no_value()}</p>}
            {told.map((one, at) => (
              <p key={at}>
                <span>
                  <Swatch drawn={drawn.find(({ series: of }) => of === one)} value={one.values[index]!} />
                  {one.name}
                </span>
                <b className="tabular">{valueText(one, one.values[index], format)}</b>
              </p>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** The colour that a value is drawn in; nothing for what is only told. */
function Swatch({ drawn, value }: { drawn: DrawnSeries | undefined; value: number }) {
  if (!drawn) return null;
  const tint = value < 0 ? (drawn.series.below?.tint ?? drawn.tint) : drawn.tint;
  return (
    <svg viewBox="0 0 8 8" className={`chart-ink-${tint}`}>
      <rect width="8" height="8" rx="2" fill="currentColor" />
    </svg>
  );
}
