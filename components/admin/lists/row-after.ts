/**
 * The row to focus after a deletion: the next one after the first deleted row, otherwise the one before it. Undefined
 * when no row is left.
 */
export function rowAfter<Row extends { _id: string }>(rows: Row[], gone: string[]): Row | undefined {
  const isLeft = ({ _id }: Row) => !gone.includes(_id);
  const first = Math.max(
    0,
    rows.findIndex(({ _id }) => gone.includes(_id)),
  );
  return rows.slice(first).find(isLeft) ?? rows.slice(0, first).findLast(isLeft);
}
