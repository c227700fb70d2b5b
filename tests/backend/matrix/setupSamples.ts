/** Requests to set up an empty Lading: somebody exists already, and no command on this machine sends them. */
export const setupSamples = {
  'GET /setup': {},
  'POST /setup': {
    body: {
      setup: {
        ...{ token: 'guessed', organization_name: 'New', organization_short_name: 'N' },
        ...{ first_name: 'Somebody', last_name: 'New', email: 'new@test.example' },
        ...{ password: 'Another-2026!', password_confirmation: 'Another-2026!' },
      },
    },
  },
  'POST /setup/link': {},
  'POST /setup/administrator': {
    body: { administrator: { email: 'new@test.example', password: 'Another-2026!', organization_name: 'New' } },
  },
};
