/** The `Example`s of the settings area. */
export const settingsExamples = [
  {
    title: 'Screen end users',
    about: 'Whom to check next: by risk and by the date of the last screening, with the programs that they belong to.',
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
    title: 'Add a vendor',
    about: 'A refused address is told by its field, for instance address.country.',
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
    title: 'Read a courier with its airlines',
    about: 'And the first digits of their air waybill numbers.',
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
    title: 'Invite a user',
    about: 'Who is inactive until the mailed invitation is answered. Take the role from "roles".',
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
    title: 'Let a user out',
    about: 'At once: the sessions end, open sockets too.',
    query: `mutation LetOut($id: ID!) {
  deactivateUser(id: $id) {
    user { id status abilities { action allowed reason } }
    errors { message code }
  }
}
`,
    variables: { id: '9' },
  },
  {
    title: 'Add a reason for a status',
    about: 'For one kind of record: "modelTypes" says which there are, each with its statuses.',
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
    title: 'Switch a feature on',
    about: 'Only the switches that are sent change. Send the lockVersion that you read.',
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
