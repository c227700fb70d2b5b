/** The `Example`s of the settings area. */
export const settingsExamples = [
  {
    title: 'Screen end users',
    about: 'End users to screen next: by risk and by the date of the last screening, with their programs.',
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
    about: 'An invalid address is reported at its field, for instance address.country.',
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
    about: 'Includes the prefixes of their air waybill numbers.',
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
    about: 'The user is inactive until the mailed invitation is accepted. Take the role from "roles".',
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
    title: 'Deactivate a user',
    about: 'Takes effect at once: sessions end, and open sockets close.',
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
    title: 'Add a reason for a status',
    about: 'For one type of record: "modelTypes" lists the types with their statuses.',
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
    about: 'Only the flags sent change. Send the lockVersion that you read.',
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
