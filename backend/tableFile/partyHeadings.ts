/** The headings that lists of vendors, end users and groups have, by field of api/v1. */

/** Of an address, which vendors and groups have. */
export const ADDRESS_HEADINGS = {
  country: named(
    `Country, Country code, Country name, Pays, Code pays, País, Código de país, Código do país, البلد, الدولة, رمز البلد`,
  ),
  city: named('City, Town, Ville, Commune, Ciudad, Municipio, Cidade, Município, المدينة'),
  address:
    named(`Address, Street, Street address, Address line 1, Address 1, Adresse, Rue, Adresse postale, Dirección, Calle, Domicilio,
    Morada, Endereço, Rua, العنوان, الشارع`),
  state: named(
    'State, Province, Region, État, Région, Estado, Provincia, Región, Departamento, Província, Região, Distrito, الولاية, المحافظة, المنطقة',
  ),
  zip_code: named('ZIP, ZIP code, Postal code, Post code, Code postal, CP, Código postal, C.P., CEP, الرمز البريدي'),
} as const satisfies Headings;

/** Of the screening of a party. */
const SCREENING_HEADINGS = {
  visual_compliance_date:
    named(`VC Screened, VC Screening, VC date, Visual Compliance date, Screened, Screened on, Screening date, Criblage VC,
    Date de criblage, Verificación VC, Fecha de verificación, Triagem VC, Data da triagem, فحص VC, تاريخ الفحص`),
  risk_level: named(
    'Risk Level, Risk, Niveau de risque, Risque, Nivel de riesgo, Riesgo, Nível de risco, Risco, مستوى الخطورة, الخطورة',
  ),
} as const satisfies Headings;

const PHONE =
  named(`Phone, Phone number, Telephone, Tel, Tel., Tél., Téléphone, N° de téléphone, Teléfono, Tfno, Número de teléfono, Telefone,
  Telemóvel, N.º de telefone, الهاتف, رقم الهاتف, هاتف`);
const NOTES = named(
  'Notes, Note, Remarks, Comments, Remarques, Observations, Commentaires, Notas, Observaciones, Comentarios, Observações, Comentários, ملاحظات',
);

export const VENDOR_HEADINGS = {
  name: named(`Name, Vendor, Vendor name, Supplier, Supplier name, Company, Company name, Nom, Raison sociale, Fournisseur,
    Nom du fournisseur, Société, Nombre, Razón social, Proveedor, Nombre del proveedor, Empresa, Nome, Designação social, Fornecedor,
    Nome do fornecedor, الاسم, المورّد, المورد, اسم المورد, اسم المورّد, الشركة, اسم الشركة`),
  ein: named(`EIN, Tax ID, Tax number, VAT number, VAT no, TIN, N° fiscal, N° TVA, NIF, IFU, SIRET, NIT, RFC, RUC, CIF, Número fiscal,
    N.º de contribuinte, NUIT, CNPJ, الرقم الضريبي`),
  phone_number: PHONE,
  website: named(
    'Website, Web site, Web, URL, Homepage, Site web, Site internet, Sitio web, Página web, Site, Sítio web, الموقع الإلكتروني',
  ),
  email: named(
    'Email, E-mail, Mail, Email address, Courriel, Adresse e-mail, Correo, Correo electrónico, Correio eletrónico, البريد الإلكتروني',
  ),
  notes: NOTES,
  ...SCREENING_HEADINGS,
} as const satisfies Headings;

export const END_USER_HEADINGS = {
  first_name: named(
    'First name, Given name, Forename, Prénom, Nombre de pila, Nombres, Primer nombre, Nome próprio, Primeiro nome, الاسم الأول',
  ),
  last_name:
    named(`Last name, Surname, Family name, Nom de famille, Apellido, Apellidos, Apelido, Apelidos, Sobrenome, اسم العائلة,
    الاسم الأخير, اللقب`),
  external_organization_name:
    named(`Organization, Organisation, Institution, Facility, Health facility, Établissement, Structure, Organización,
    Institución, Establecimiento, Organização, Instituição, Estabelecimento, المؤسسة, الجهة, المنشأة`),
  country: ADDRESS_HEADINGS.country,
  program_ids: named('Program, Programs, Programme, Programmes, Programa, Programas, البرنامج, البرامج'),
  group_ids: named('Group, Groups, Groupe, Groupes, Grupo, Grupos, المجموعة, المجموعات'),
  opc: named('OPC'),
  notes: NOTES,
  ...SCREENING_HEADINGS,
} as const satisfies Headings;

export const GROUP_HEADINGS = {
  name: named(`Name, Group, Group name, Project, Project name, Nom, Groupe, Nom du groupe, Projet, Nombre, Grupo, Nombre del grupo, Proyecto,
    Nome, Nome do grupo, Projeto, الاسم, المجموعة, اسم المجموعة, المشروع`),
  program_id: named('Program, Program name, Programme, Programa, البرنامج'),
  attn: named(
    'Attn, Attn., Attention, Contact, Contact person, À l’attention de, Personne de contact, Atención, A la atención de, Contacto, A/C, Ao cuidado de, عناية, جهة الاتصال',
  ),
  latin_name: named(
    'Latin name, Name in Latin letters, Nom en lettres latines, Nombre en letras latinas, Nome em letras latinas, الاسم بالأحرف اللاتينية',
  ),
  tax_number: named(
    'Tax number, Tax ID, TIN, N° fiscal, NIF, NIT, RUC, Número fiscal, N.º de contribuinte, NUIT, الرقم الضريبي',
  ),
  requires_import_permit: named(
    'Import permit, Import permit required, Permis d’importation, Permiso de importación, Autorização de importação, إذن الاستيراد',
  ),
  phone_number: PHONE,
  ...SCREENING_HEADINGS,
} as const satisfies Headings;

type Headings = Readonly<Record<string, readonly string[]>>;

function named(list: string): string[] {
  return list.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
}
