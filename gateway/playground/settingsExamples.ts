import { exampleTexts as messages } from './texts.ts';

/** The `Example`s of the settings area. */
export const settingsExamples = [
  {
    ...messages.screenEndUsers,
    query: `query ScreenEndUsers($filter: EndUserFilter, $sort: EndUserSort) {
  endUsers(items: 50, filter: $filter, sort: $sort) {
    data {
      id
      label
      visualComplianceDate
      riskLevel
      screeningDocument { fileName url }
      externalOrganizationName
      country
      programs { id name }
    }
    meta { page pages count }
  }
  riskLevels { key fullName }
}
`,
    variables: {
      filter: { riskLevels: ['level_2', 'level_3'] },
      sort: { field: 'VISUAL_COMPLIANCE_DATE', direction: 'ASC' },
    },
  },
  {
    ...messages.addVendor,
    query: `mutation AddVendor($input: CreateVendorInput!) {
  createVendor(input: $input) {
    vendor { id name lockVersion address { countryName city } }
    errors { field message }
  }
}
`,
    variables: {
      input: {
        name: 'Savanna Medical',
        email: 'sales@savanna.example',
        riskLevel: 'level_1',
        address: { country: 'KE', city: 'Nairobi', address: 'Mombasa Road 12' },
      },
    },
    makes: true as const,
  },
  {
    ...messages.courierWithAirlines,
    query: `query CourierWithAirlines($id: ID!) {
  courier(id: $id) {
    id
    companyName
    address { city countryName }
    airlines(sort: { field: PREFIX, direction: ASC }) { data { id name prefix } meta { count } }
  }
}
`,
    variables: { id: '1' },
  },
  {
    ...messages.inviteUser,
    query: `mutation InviteUser($input: CreateUserInput!) {
  createUser(input: $input) {
    user { id fullName status roleName programs { name } }
    errors { field message }
  }
}
`,
    variables: {
      input: { firstName: 'Amina', lastName: 'Diallo', email: 'amina@example.org', roleId: '7', programIds: ['1'] },
    },
    makes: true as const,
  },
  {
    ...messages.deactivateUser,
    query: `mutation DeactivateUser($id: ID!) {
  deactivateUser(id: $id) {
    user { id status abilities { action allowed reason } }
    errors { message code }
  }
}
`,
    variables: { id: '9' },
  },
  {
    ...messages.addReason,
    query: `mutation AddReason($input: CreateSubstatusInput!) {
  createSubstatus(input: $input) {
    substatus { id status { name color } subStatus }
    errors { field message }
  }
}
`,
    variables: { input: { model: 'SHIPMENT', status: 'on_hold', subStatus: 'Waiting for customs' } },
    makes: true as const,
  },
  {
    ...messages.switchOn,
    query: `mutation SwitchOn($id: ID!, $input: UpdateOrganizationInput!) {
  updateOrganization(id: $id, input: $input) {
    organization { id lockVersion featureFlags { opcEnabled poFundingEnabled } }
    errors { field message code }
    current { lockVersion }
  }
}
`,
    variables: { id: '2', input: { lockVersion: 1, featureFlags: { opcEnabled: true } } },
  },
];
