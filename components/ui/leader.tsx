/** The dots between what something is and what it costs, as on a menu. They fill what is left of a line (flex). */
export function Leader() {
  return (
    <span aria-hidden="true" className="min-w-4 flex-1 border-current border-b-2 border-dotted opacity-40" />
  );
}
