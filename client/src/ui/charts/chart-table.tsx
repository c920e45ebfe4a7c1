import { t } from '@/texts';
import { type ChartData, type ChartSeries, valueText } from './chart';

/** A chart's values to read instead of looking. */
export function ChartTable(data: ChartData) {
  const { title, rowsAreSeries = false } = data;
  return (
    // Focusable, so that the keyboard can scroll it sideways. It grows with the page, as all tables do.
    <section aria-label={t.ui.as_a_table({ title })} tabIndex={0} className="table-frame mt-2">
      <table className="table chart-table" data-dense="true" data-sticky="true">
        <caption className="sr-only">{title}</caption>
        {rowsAreSeries ? <SeriesInRows {...data} /> : <SeriesInColumns {...data} />}
      </table>
    </section>
  );
}

function SeriesInColumns({ xName, labels, series, format }: ChartData) {
  return (
    <>
      <Head names={[xName, ...series.map(({ name }) => name)]} />
      <tbody>
        {labels.map((label, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            {series.map((one, column) => (
              <td key={column}>{valueText(one, one.values[index], format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function SeriesInRows({ xName, labels, shortLabels = labels, series, format }: ChartData) {
  return (
    <>
      <Head names={[xName, ...shortLabels]} />
      <tbody>
        {series.map((one: ChartSeries, row) => (
          <tr key={row}>
            <th scope="row">{one.name}</th>
            {labels.map((_, index) => (
              <td key={index}>{valueText(one, one.values[index], format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Head({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, index) => (
          <th key={index} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
