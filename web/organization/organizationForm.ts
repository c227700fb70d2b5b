import type {
  CreateOrganizationInput,
  FeatureFlagsInput,
  InviteOrganizationAdminInput,
  OrganizationFieldsFragment,
} from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { emailRule } from '../kit/form/rules.ts';
import { languageChoices } from '../lookup/languageChoices.ts';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { organizationMessages as messages } from './messages.ts';

const { text, toggle, picture, select, address } = fieldsOf<OrganizationFieldsFragment>();

type Flag = keyof typeof messages.flags;
type OrganizationInput = Omit<CreateOrganizationInput, 'featureFlags'> & FeatureFlagsInput & { picture?: File | null };

const flag = (name: Flag) =>
  toggle((organization) => organization.featureFlags?.[name], { label: messages.flags[name] });

const email = {
  label: messages.email,
  required: messages.emailRequired,
  limit: 254,
  rule: emailRule(messages.emailRequired),
};

/** The fields of an organization. */
export const organizationForm = formFor<OrganizationInput>()({
  name: text(({ name }) => name, { label: messages.name, required: messages.nameRequired }),
  shortName: text(({ shortName }) => shortName, {
    label: messages.shortName,
    required: messages.shortNameRequired,
    limit: 15,
  }),
  ein: text(({ ein }) => ein, { label: messages.ein, limit: 40 }),
  orderNumberInternalEnabled: flag('orderNumberInternalEnabled'),
  poFundingEnabled: flag('poFundingEnabled'),
  wbgMatDocEnabled: flag('wbgMatDocEnabled'),
  oiInvoiceNumberEnabled: flag('oiInvoiceNumberEnabled'),
  oiWcmInvoiceNumberEnabled: flag('oiWcmInvoiceNumberEnabled'),
  opcEnabled: flag('opcEnabled'),
  contactPerson: text(({ contactPerson }) => contactPerson, { label: messages.contactPerson }),
  email: text((organization) => organization.email, email),
  phoneNumber: text(({ phoneNumber }) => phoneNumber, { label: messages.phoneNumber, limit: 40 }),
  website: text(({ website }) => website, { label: messages.website, website: true }),
  language: select((organization) => organization.language, { label: messages.language, source: languageChoices }),
  picture: picture((organization) => organization.picture?.original, { label: messages.logo }),
  address: address((organization) => organization.address, { required: true, countries: countryChoices }),
});

/** The names of the organization's switches. */
export const FLAGS: readonly Flag[] = [
  'orderNumberInternalEnabled',
  'poFundingEnabled',
  'wbgMatDocEnabled',
  'oiInvoiceNumberEnabled',
  'oiWcmInvoiceNumberEnabled',
  'opcEnabled',
];

/** Returns a form's input with its switches under `featureFlags`, where the mutations expect them. */
export function withFlags<Input extends { [Name in Flag]?: boolean | null }>(input: Input) {
  const { orderNumberInternalEnabled, poFundingEnabled, wbgMatDocEnabled, ...others } = input;
  const { oiInvoiceNumberEnabled, oiWcmInvoiceNumberEnabled, opcEnabled, ...fields } = others;
  const sent = {
    orderNumberInternalEnabled,
    poFundingEnabled,
    wbgMatDocEnabled,
    oiInvoiceNumberEnabled,
    oiWcmInvoiceNumberEnabled,
    opcEnabled,
  };
  const isChanged = Object.values(sent).some((on) => on !== undefined);
  return { ...fields, ...(isChanged && { featureFlags: sent }) };
}

const invited = fieldsOf<never>();

type InviteInput = Omit<InviteOrganizationAdminInput, 'organizationId'>;

/** The fields of an administrator to invite. */
export const inviteForm = formFor<InviteInput>()({
  email: invited.text(() => null, email),
  firstName: invited.text(() => null, { label: messages.firstName, required: messages.firstNameRequired }),
  lastName: invited.text(() => null, { label: messages.lastName, required: messages.lastNameRequired }),
  phoneNumber: invited.text(() => null, { label: messages.phoneNumber, limit: 40 }),
});
