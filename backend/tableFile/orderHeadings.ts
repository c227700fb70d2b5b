/** The headings that lists of purchase orders have, by field of api/v1. */

/** Headings with one meaning. */
export const ORDER_HEADINGS = {
  order_number:
    named(`Order number, Order no, Order #, Order ID, PO, PO #, PO no, PO number, P.O., P.O. number, PO / SO #, SO #, SO number,
    Purchase order, Purchase order no, Purchase order number, N° commande, N° de commande, N° cde, Numéro de commande, Commande,
    Réf. commande, Bon de commande, N° de BC, N° BC, BC, Numéro de bon de commande, N.º de OC, OC, Orden de compra,
    Número de orden de compra, N.º de orden de compra, Número de orden, N.º de orden, Orden, Pedido, N.º de pedido, Número de pedido,
    N.º da OC, Ordem de compra, Número da ordem de compra, N.º da encomenda, Número da encomenda, Encomenda, Nota de encomenda,
    Número do pedido, N.º do pedido, رقم الأمر, رقم الطلب, رقم الطلبية, رقم أمر الشراء, أمر الشراء, رقم طلبية الشراء`),
  order_number_internal:
    named(`Internal order number, Internal number, Purchase Request #, Purchase request, PR, PR #, PR no, PR number, PQ, PQ #, PQ no,
    Requisition, Requisition no, Requisition #, Requisition number, Request number, N° de demande d’achat, Demande d’achat, N° DA, DA,
    N° de demande, Numéro interne, N° interne, N.º de solicitud de compra, Solicitud de compra, Solicitud, Requisición,
    N.º de requisición, Número interno, N.º interno, N.º da requisição, Requisição, Requisição de compra, رقم طلب الشراء, طلب الشراء,
    الرقم الداخلي`),
  order_date:
    named(`PO Date, Order date, Date of order, Date ordered, Ordered on, Purchase order date, PO Sent to Vendor Date, Date du BC,
    Date BC, Date cde, Date de cde, Date commande, Date de commande, Date de la commande, Date du bon de commande, Fecha de OC,
    Fecha OC, Fecha de pedido, Fecha del pedido, Fecha de orden, Fecha de la orden, Fecha de la orden de compra, Data da OC,
    Data da encomenda, Data do pedido, Data da ordem, Data da ordem de compra, تاريخ الأمر, تاريخ الطلب, تاريخ الطلبية,
    تاريخ أمر الشراء`),
  vendor_id:
    named(`Vendor, Vendor name, Supplier, Supplier name, Seller, Fournisseur, Nom du fournisseur, Nom fournisseur, Vendeur, Proveedor,
    Nombre del proveedor, Vendedor, Fornecedor, Nome do fornecedor, Lieferant, المورّد, المورد, اسم المورد, اسم المورّد, البائع`),
  end_user_id:
    named(`End User, End user name, Consignee, Recipient, Beneficiary, Utilisateur final, Destinataire, Destinataire final,
    Bénéficiaire, Consignataire, Usuario final, Destinatario, Beneficiario, Consignatario, Utilizador final, Usuário final,
    Destinatário, Beneficiário, Consignatário, المستخدم النهائي, المستفيد, المرسل إليه, المستلم`),
  group_id:
    named(`Group, Group name, Project, Project code, Project name, Groupe, Nom du groupe, Projet, Code projet, Code du projet, Grupo,
    Nombre del grupo, Proyecto, Código de proyecto, Código del proyecto, Nome do grupo, Projeto, Código do projeto, المجموعة,
    اسم المجموعة, المشروع, رمز المشروع`),
  program_id: named(
    'Program, Programme, Program name, Product Group, Nom du programme, Programa, البرنامج, اسم البرنامج',
  ),
  credit_card: named('Credit card, Carte de crédit, Tarjeta de crédito, Cartão de crédito, بطاقة الائتمان'),
  funding_number:
    named(`Funding number, Funding #, Funding no, Fund, Grant, Grant number, Grant no, Budget line, N° de financement, Financement,
    Subvention, N° de subvention, Ligne budgétaire, Número de financiación, Financiación, Subvención, N.º de subvención,
    Línea presupuestaria, Número de financiamento, Financiamento, Subvenção, Rubrica orçamental, رقم التمويل, التمويل, المنحة,
    رقم المنحة, بند الميزانية`),
  funding_description:
    named(`Funding description, Funding source, Source of funds, Donor, Description du financement, Source de financement, Bailleur,
    Bailleur de fonds, Donateur, Descripción de la financiación, Fuente de financiación, Donante, Descrição do financiamento,
    Fonte de financiamento, Doador, وصف التمويل, مصدر التمويل, المانح, الجهة المانحة`),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Headings that may mean other fields, too. A country is that of the goods or of who gets them. */
export const DOUBTFUL_ORDER_HEADINGS = {
  order_number: named(
    'Number, No, N°, Numéro, Número, Reference, Réf., Référence, Referencia, Referência, Document, الرقم, رقم, المرجع',
  ),
  order_date:
    named(`Date, Fecha, Data, التاريخ, Quote date, PQ date, PQ First Sent to Client Date, Date de demande, Date devis,
    Fecha de solicitud, Data da requisição`),
  vendor_id: named(
    'Manufacturer, Company, Fabricant, Société, Fabricante, Empresa, الشركة, المصنع, Name, Nom, Nombre, Nome, الاسم',
  ),
  end_user_id:
    named(`Country, Destination, Destination country, Ship to, Client, Customer, Pays, Pays destinataire, Pays de destination,
    País, País de destino, Destino, Cliente, Land, Страна, الدولة, البلد, بلد المقصد, الوجهة, العميل, 国家`),
  group_id: named(
    'Site, Facility, Health facility, Warehouse, Structure, Établissement, Centro, Establecimiento, Estabelecimento, الموقع',
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;

function named(list: string): string[] {
  return list.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
}
