/**
 * The places of a row's cells, by the width that the table has: all columns, without the two that the details repeat, or
 * a card. Columns are as wide as their widest value: rows share the table's tracks (subgrid).
 */
export const rowGrid = {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(96px, 1fr) auto auto auto auto auto auto',
  '& [role=rowgroup], & [data-line]': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  '& [role=row]': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    columnGap: '12px',
    alignItems: 'center',
  },
  '& [data-cell]': { minWidth: 0 },
  '& [data-cell=quantity], & [data-cell=value]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-cell=hsCode], & [data-cell=line]': { fontVariantNumeric: 'tabular-nums' },
  '& [data-cell=dgClass], & [data-cell=hsCode]': { maxWidth: '120px' },
  '@container (max-width: 690px)': {
    gridTemplateColumns: 'auto auto minmax(96px, 1fr) auto auto auto auto',
    '& [data-cell=dgClass], & [data-cell=hsCode]': { display: 'none' },
  },
  '@container (max-width: 540px)': {
    display: 'block',
    '& [role=rowgroup], & [data-line]': { display: 'block' },
    '& [role=row]': {
      gridTemplateColumns: '28px minmax(0, 1fr) auto 44px',
      gridTemplateAreas: '"toggle material status comment" ". line value comment"',
      rowGap: '4px',
    },
    '& [role=rowgroup][data-head]': { display: 'none' },
    '& [data-cell=toggle]': { gridArea: 'toggle' },
    '& [data-cell=material]': { gridArea: 'material' },
    '& [data-cell=status]': { gridArea: 'status', justifySelf: 'end' },
    '& [data-cell=line]': { gridArea: 'line', color: 'fg.muted' },
    '& [data-cell=line]::before': { content: 'attr(data-label) " "' },
    '& [data-cell=value]': { gridArea: 'value' },
    '& [data-cell=comment]': { gridArea: 'comment' },
    '& [data-cell=quantity]': { display: 'none' },
  },
} as const;
