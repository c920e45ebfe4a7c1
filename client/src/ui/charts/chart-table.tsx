import { t } from '@/texts';
import type { ChartData } from './chart';

/** A chart's values to read instead of looking. */
export default function ChartTable({ title, xName, labels, series, format = String }: ChartData) {
  return (
    // Focusable, so that the keyboard can scroll it.
    <section aria-label={t.ui.as_a_table({ title })} tabIndex={0} className="table-frame mt-2 max-h-80">
      <table className="table" data-dense="true" data-sticky="true">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {[xName, ...series.map(({ name }) => name)].map((head, index) => (
              <th key={head} scope="col" className={index > 0 ? 'number px-2' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => (
                <td key={name} className="number px-2">
                  {values[index] == null ? '–' : format(values[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
