/** How papers word whom they name: organizations, groups, vendors. */
import type { Address } from '../record/address.ts';
import type { Party } from './blocks.ts';
import { plain } from './clean.ts';
import { pdfMessages as words } from './messages.ts';
import { addressTexts } from './typed.ts';
import { addressLines, contactLine, labelledLine } from './values.ts';

/** How somebody is reached. */
interface Reached {
  readonly name: string;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly address: Address | null;
}

/** The organization that buys, or exports. */
interface PaperOrganization extends Reached {
  readonly ein: string | null;
  readonly contact_person: string | null;
}

/** The group that goods are for. */
interface PaperGroup extends Omit<Reached, 'email'> {
  readonly latin_name: string | null;
  readonly attn: string | null;
  readonly tax_number: string | null;
}

/** Returns the name of a country. */
type NameOf = (country: string) => string;

/** Words a vendor, with address and contact. @param label what it is on the paper */
export const vendorParty = (label: string, { name, address, ...reached }: Reached, nameOf: NameOf): Party => ({
  label,
  name: plain(name),
  lines: [...addressLines(address, nameOf), ...contactLine(reached)],
});

/** Words an organization, with its tax number and who to ask. */
export const organizationParty = (label: string, organization: PaperOrganization, nameOf: NameOf): Party => ({
  label,
  name: plain(organization.name),
  lines: [
    ...addressLines(organization.address, nameOf),
    ...labelledLine(words.ein, organization.ein),
    ...labelledLine(words.contact, organization.contact_person),
    ...contactLine(organization),
  ],
});

/** Words a group; one with a name in Latin letters is called by it, for carriers. */
export const groupParty = (label: string, group: PaperGroup, nameOf: NameOf): Party => ({
  label,
  name: plain(group.latin_name ?? group.name),
  lines: [
    ...(group.latin_name ? [plain(group.name)] : []),
    ...labelledLine(words.attn, group.attn),
    ...addressLines(group.address, nameOf),
    ...labelledLine(words.phone, group.phone_number),
    ...labelledLine(words.taxNumber, group.tax_number),
  ],
});

/** Lists what people typed of a vendor. */
export const vendorTexts = ({ name, phone_number, email, address }: Reached) => [
  ...[name, phone_number, email],
  ...addressTexts(address),
];

/** Lists what people typed of an organization. */
export const organizationTexts = (organization: PaperOrganization) => [
  ...[organization.ein, organization.contact_person],
  ...vendorTexts(organization),
];

/** Lists what people typed of a group. */
export const groupTexts = ({ name, latin_name, attn, tax_number, phone_number, address }: PaperGroup) => [
  ...[name, latin_name, attn, tax_number, phone_number],
  ...addressTexts(address),
];
