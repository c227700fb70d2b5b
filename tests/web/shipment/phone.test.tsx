import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
import { renderApp } from '../../support/renderApp.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width'), onchange: null }),
  );
});

it('on a phone, a shipment starts with its readiness; approvals and rules are lines that expand', async () => {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program);
  const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
  const ready = await screen.findByRole('region', { name: 'Ready to ship' });
  const number = await screen.findByText('Invoice #', { selector: 'dt, dt *' });
  expect(ready.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const lines = [
    ['Approvals', 'Next: EHS Approval'],
    ['Export', 'No EEI/Export filing: the rule does not apply'],
    ['Dangerous goods', 'Cannot tell, because there are no items yet'],
  ] as const;
  for (const [name, gist] of lines) {
    const section = screen.getByRole('region', { name });
    const line = section.querySelector('summary') as HTMLElement;
    expect(line).toHaveTextContent(`${name}`);
    expect(within(line).getByText(gist)).toBeVisible();
    expect(section.querySelector('details')).not.toHaveAttribute('open');
    await user.click(line);
    expect(section.querySelector('details')).toHaveAttribute('open');
  }
});
