/** Space for rows that are not rendered. Its style is set by script in the browser, and never served. */
export function UnrenderedRows({ height, columnCount }: { height: number; columnCount: number }) {
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columnCount} />
    </tr>
  );
}
