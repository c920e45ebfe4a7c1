import type { Plan, PlannedField } from './plan.js';

type Fields = Record<string, unknown>;

/** An object of the graph as REST has it; several when one of its lists is unnested. */
export function shapeObject(plan: Plan, object: Fields): Fields[] {
  const out: Fields = {};
  const moved: [PlannedField, unknown][] = [];
  let rows: Fields[] | null = null;
  for (const field of plan.fields) {
    const given = object[field.key];
    if (given === undefined) continue; // left out by @skip or @include
    const value = shapeField(field, given);
    if (field.place === 'here') out[field.key] = value;
    else if (field.place === 'flatten') moveIn(out, value === null ? nulls(field.plan!) : (value as Fields));
    else if (field.place === 'unnest') rows = (value ?? []) as Fields[];
    else moved.push([field, value]);
  }
  for (const [{ place }, value] of moved) {
    const { into, as } = place as { into: string; as: string };
    for (const target of [out[into]].flat()) {
      if (target !== null && target !== undefined) (target as Fields)[as] = value;
    }
  }
  return rows === null ? [out] : rows.map((row) => ({ ...out, ...row }));
}

function shapeField(field: PlannedField, given: unknown): unknown {
  return field.shapes.reduce((shaped, { shape, args }) => shape.apply(shaped, args), shapeValue(field, given));
}

function shapeValue(field: PlannedField, value: unknown): unknown {
  if (value === null) return null;
  const { plan, leaf } = field;
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) =>
      plan !== null && item !== null ? shapeObject(plan, item as Fields) : [shapeValue(field, item)],
    );
  }
  return plan === null ? leaf(value) : shapeObject(plan, value as Fields)[0];
}

function moveIn(out: Fields, fields: Fields): void {
  for (const [key, value] of Object.entries(fields)) {
    const before = out[key];
    out[key] =
      Array.isArray(before) && Array.isArray(value) ? [...(before as unknown[]), ...(value as unknown[])] : value;
  }
}

/** What an object that is null leaves in the one around it. */
function nulls({ fields }: Plan): Fields {
  const out: Fields = {};
  for (const { key, place, plan } of fields) {
    if (place === 'flatten') Object.assign(out, nulls(plan!));
    else if (place === 'here') out[key] = null;
  }
  return out;
}
