/**
 * The headings that sheets of order items have, by column, in the languages of vendors and programs, and as Lading's own lists and
 * forms have them. Codegen copies this file to the web client.
 */

/** Headings with one meaning, in English, French, Spanish, Portuguese, German, Italian, Dutch, Russian, Arabic and Chinese. */
export const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  position:
    named(`Purchase Order Number Line, PO line, Line item, Ligne du bon de commande, Ligne de commande, Línea de la orden de compra,
    Linha da ordem de compra, سطر أمر الشراء, Line, Line number, Line #, Line no, Item #, Item no, #, Pos, Position, S/N, Sl no, Sr no, Ligne, N° ligne,
    N° de ligne, Poste, Línea, Renglón, Partida, N.º de línea, Linha, Item nº, N.º da linha, Zeile, Pos.-Nr., Lfd. Nr.,
    Riga, Regel, № п/п, رقم السطر, السطر, رقم البند, البند, م, 序号, 行号`),
  material:
    named(`Material, Item Description, Description of goods, Désignation article, Libellé produit, Descripción del artículo,
    Descrição do artigo, Designação do produto, Description, Item description, Product, Product description, Product name, Item name, Name, Goods,
    Désignation, Désignation du produit, Désignation des marchandises, Libellé, Produit, Intitulé, Nom du produit,
    Description du produit, Descripción, Descripción del producto, Producto, Denominación, Nombre, Nombre del producto,
    Descrição, Descrição do produto, Produto, Designação, Nome do produto, Bezeichnung, Beschreibung, Artikelbezeichnung,
    Produktbezeichnung, Produkt, Ware, Warenbezeichnung, Descrizione, Prodotto, Omschrijving, Наименование, Описание, Товар,
    الوصف, وصف, وصف المادة, وصف الصنف, المنتج, اسم المنتج, اسم الصنف, المادة, اسم المادة, البيان, 名称, 品名, 描述`),
  catalogNumber:
    named(`Catalog number, Réf. catalogue, Réf. article, Réf. fournisseur, Réf. fabricant, Catalog, Catalog #, Catalog no, Catalogue number, Catalogue no, Cat #, Cat no, SKU, Item code, Part number,
    Part no, Product code, Reference, Reference number, Ref, Ref no, Référence, Réf, Réf. produit, Référence produit,
    Référence article, Code article, Code produit, N° de catalogue, Numéro de catalogue, Referencia, Código de artículo,
    Código de producto, Código del producto, Número de catálogo, N.º de catálogo, Referência, Código do artigo,
    Código do produto, Artikelnummer, Artikel-Nr., Art.-Nr., Bestellnummer, Bestell-Nr., Katalognummer, Katalog-Nr.,
    Codice articolo, Codice prodotto, Riferimento, Artikelcode, Артикул, رقم الكتالوج, رقم الصنف, رمز الصنف, كود الصنف,
    رمز المنتج, المرجع, رقم القطعة, 货号, 型号`),
  quantity:
    named(`Quantity, Line Item Quantity, Ordered quantity, Qty ordered, Ordered, Qté commandée, Qté cdée, Qté demandée, Cant. pedida,
    Cantidad pedida, Cantidad solicitada, Qtd. encomendada, Quantidade encomendada, الكمية المطلوبة, Qty, Quantity ordered, Order quantity, Amount ordered, Quantité, Quantités, Qté, Qte, Quantité commandée,
    Cantidad, Cant, Cantidades, Quantidade, Quantidades, Qtd, Qtde, Menge, Anzahl, Stückzahl, Bestellmenge, Quantità, Qtà,
    Aantal, Hoeveelheid, Количество, Кол-во, الكمية, الكميات, العدد, 数量`),
  sizePerItem:
    named(`Unit, Pack size, Pack, Packing, Packaging, Unit of issue, UoI, Conditionnement, Cond., Unité de cdt, Presentación,
    Empaque, Unidad de empaque, Embalagem, Apresentação, العبوة, حجم العبوة, UoM, Unit of measure, Units, U/M, Size per item, Unité, Unité de mesure, Unités, Unidad, Unidad de medida,
    UM, Unidade, Unidade de medida, Einheit, Mengeneinheit, ME, Maßeinheit, Unità, Unità di misura, Eenheid, Единица,
    Ед. изм., Единица измерения, الوحدة, وحدة القياس, وحدة, 单位`),
  valuePerItem:
    named(`Value per Item, Pack Price, Price per pack, Cost per pack, Prix par boîte, Prix conditionnement, Valeur unitaire,
    Valor por unidad, Precio por unidad, Precio por envase, Valor por item, Preço por embalagem, قيمة الوحدة, سعر العبوة, Unit price, Price, Unit cost, Price per unit, Price each, Unit value, Unit price USD, Prix unitaire, P.U., PU,
    PU HT, Prix unit., Coût unitaire, Valeur unitaire, Prix par unité, Precio unitario, Precio unit., P. unitario,
    Costo unitario, Coste unitario, Valor unitario, Preço unitário, Preço unit., Custo unitário, Valor unitário,
    Einzelpreis, E-Preis, Stückpreis, Preis pro Stück, Preis pro Einheit, Preis je Einheit, Prezzo unitario, Stuksprijs,
    Eenheidsprijs, Цена, Цена за единицу, سعر الوحدة, السعر, السعر الإفرادي, سعر المفرد, ثمن الوحدة, 单价`),
  hsCode:
    named(`Tariff, Customs code, HS tariff code, Code douane, Code tarifaire, Code tarif douanier, N° tarifaire, Código HS,
    Código aduanero, Código arancelario HS, Código aduaneiro, رمز التعرفة, التعرفة الجمركية, HS, HS code, HS no, Tariff code, Tariff no, HTS, HTS code, Commodity code, Code SH, Code douanier,
    Nomenclature douanière, Position tarifaire, Código SA, Código arancelario, Partida arancelaria, NCM, Código SH,
    Código pautal, HS-Nummer, Zolltarifnummer, Zolltarif, Warennummer, Codice doganale, Код ТН ВЭД, ТН ВЭД,
    رمز النظام المنسق, البند الجمركي, الرمز الجمركي, رمز HS, 海关编码, HS编码`),
  countriesOfManufacture:
    named(`Countries of manufacture, Manufactured in, Fabriqué en, País de fabricación, País de fabricação, Hecho en, Country, Country of origin, Origin, COO, Made in, Country of manufacture, Pays, Pays d'origine,
    Pays d’origine, Origine, Pays de fabrication, País, País de origen, Origen, País de origem, Origem, País de fabrico,
    Ursprungsland, Ursprung, Herkunftsland, Herkunft, Herstellungsland, Land, Paese di origine, Land van herkomst,
    Страна, Страна происхождения, بلد المنشأ, المنشأ, بلد الصنع, الدولة, 原产国, 原产地`),
  eccnDetails: named('ECCN, ECCN Details, Détails ECCN, Detalles de ECCN, Detalhes do ECCN, تفاصيل ECCN'),
  eeiExport: named('EEI, EEI/Export, EEI/Exportation, EEI/Exportación, EEI/Exportação, EEI/التصدير'),
  dgClass: named(
    'Dangerous Goods Class, Classe MD, Clase MP, Clase de mercancías peligrosas, فئة البضائع الخطرة, DG class, Hazard class, Class, Classe de danger, Clase de peligro, Classe de perigo, Gefahrgutklasse, فئة الخطر',
  ),
  unNumber: named(
    'UN number, رقم UN, UN #, UN no, UN, N° ONU, Numéro ONU, Número ONU, N.º ONU, UN-Nummer, UN-Nr., رقم الأمم المتحدة',
  ),
  netQuantity: named(
    'Net quantity, Net content, Net contents, Contenu net, Contenido neto, Conteúdo líquido, Nettoinhalt',
  ),
  receivedDate: named(
    'Received Date, Delivery recorded date, Receipt date, Received, Date received, Date de réception, Fecha de recepción, Data de receção, Eingangsdatum, تاريخ الاستلام',
  ),
  lotNumber: named(
    'Lot number, التشغيلة, Lot, Lot no, Lot #, Batch, Batch number, Batch no, Numéro de lot, N° de lot, Lote, N.º de lote, Charge, رقم التشغيلة',
  ),
  expiryDate: named(
    "Expiry date, Expiry, Expires, Péremption, Vencimiento, Vence, Validade, انتهاء الصلاحية, Expiration date, Exp date, Best before, Use by, Date de péremption, Date d'expiration, Fecha de vencimiento, Fecha de caducidad, Data de validade, Verfallsdatum, تاريخ الانتهاء",
  ),
  shipmentType: named(`Shipping, Ship by, Shipment Type, Shipment Mode, Mode of transport, Transport mode, Type d’envoi,
    Mode de transport, Mode d’expédition, Tipo de envío, Modo de transporte, Tipo de transporte, نوع الشحن, طريقة الشحن`),
  storage: named(`Storage, Storage conditions, Storage requirements, Conservation, Conditions de conservation, Stockage,
    Almacenamiento, Condiciones de almacenamiento, Conservação, Condições de conservação, التخزين, شروط التخزين`),
  urgent: named('Urgent, Urgente, عاجل'),
  packingGroup: named('Packing group, Groupe d’emballage, Grupo de embalaje, Grupo de embalagem, مجموعة التعبئة'),
  notes:
    named(`Manufacturing site, Note interne, Nota, Note, Remarks, Remark, Comment, Comments, Remarque, Remarques, Observation, Observations, Commentaire, Commentaires,
    Observaciones, Notas, Comentarios, Observações, Comentários, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Hinweis,
    Note aggiuntive, Opmerkingen, Примечание, ملاحظات, ملاحظة, 备注`),
};

/** Headings of the total of a line. */
export const TOTAL_HEADINGS: readonly string[] =
  named(`Total, Value Total, Line Item Value, Total line value, Total cost, Valeur totale, Montant ligne, Montant de la ligne,
  Total ligne, Valor de línea, Total línea, Valor da linha, Total value, Line total, Line value, Total price, Total amount,
  Extended price, Ext price, Total USD, Montant total, Prix total, Total HT, Valeur totale, Importe, Importe total, Precio total,
  Valor total, Preço total, Montante, Gesamtpreis, Gesamt, Gesamtbetrag, Gesamtwert, Summe, Totale, Prezzo totale, Totaal, Сумма,
  Стоимость, الإجمالي, المجموع, المبلغ, القيمة الإجمالية, السعر الإجمالي, 金额, 总价`);

/** Headings that may mean several columns: the other headings and the values decide, or the user. */
export const DOUBTFUL_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  position: named('Item, No, Nr, N°, N.º, Nº, Number, Numéro, Número, Nummer, Artículo, Ítem, رقم, الرقم'),
  material: named('Item, Article, Artículo, Ítem, Artigo, Artikel, Articolo, الصنف, صنف'),
  catalogNumber:
    named(`ID, Code, Código, Codigo, Kode, Number, Numéro, Número, Nummer, Article, Artículo, Artigo, Artikel, Articolo,
    الرمز, رمز, كود, الكود, الصنف`),
  hsCode: named('Code, Código, Codigo, Kode, الرمز, رمز'),
  quantity: named('Amount, Nombre, Número, Units ordered, Pieces'),
  valuePerItem: named(
    'Value, Valeur, Valor, Wert, Cost, Coût, Costo, Coste, Custo, Kosten, Prix, Precio, Preço, Preis, القيمة, الثمن',
  ),
};

/** Such headings that may mean the total of a line. */
export const DOUBTFUL_TOTAL_HEADINGS: readonly string[] =
  named(`Amount, Montant, Value, Valeur, Valor, Wert, Betrag, Cost, Coût, Costo,
  Coste, Custo, Kosten, Prix, Precio, Preço, Preis, القيمة, الثمن`);

function named(list: string): string[] {
  return list.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
}
