import type { Translated } from '../generated/wording.ts';
import type { glossaryMessages } from './glossaryMessages.ts';

export const fr: Translated<typeof glossaryMessages> = {
  airWaybill: {
    terms: ['LTA', 'Lettre de transport aérien', 'Lettres de transport aérien'],
    explanation:
      'Lettre de transport aérien (AWB) : le contrat de transport par avion, connu par son numéro : trois chiffres pour la compagnie aérienne et huit pour l’envoi, dont le dernier est un chiffre de contrôle. Sur une LTA interne (HAWB) d’un transitaire, prenez le numéro de la LTA principale (MAWB).',
  },
  CI: {
    terms: ['FC'],
    explanation:
      'Facture commerciale : le document d’après lequel la douane évalue les marchandises. Ici, un envoi et sa facture portent le même numéro.',
  },
  DG: {
    terms: ['MD'],
    explanation:
      'Marchandises dangereuses : celles qui présentent pendant leur transport un danger pour les personnes, les biens ou l’environnement, en neuf classes (49 CFR 173.2, comme dans le Règlement type de l’ONU).',
  },
  dangerousGoods: {
    terms: ['Marchandises dangereuses', 'Classe de danger', 'Détails du danger'],
    explanation:
      'Marchandises qui présentent pendant leur transport un danger pour les personnes, les biens ou l’environnement, en neuf classes (49 CFR 173.2, comme dans le Règlement type de l’ONU).',
  },
  ECCN: {
    terms: ['ECCN'],
    explanation:
      'Export Control Classification Number : la place des marchandises sur la Commerce Control List des États-Unis (15 CFR 774), par exemple 1C351. Les marchandises soumises à ces règles mais absentes de la liste sont EAR99.',
  },
  EEI: {
    terms: ['EEI'],
    explanation:
      'Electronic Export Information : ce qui est déclaré d’une exportation dans l’Automated Export System (AES) des États-Unis. Exigée pour les marchandises d’un même code tarifaire valant plus de 2 500 USD, pour celles sous licence et pour certaines destinations (15 CFR 30).',
  },
  EHS: {
    terms: ['EHS'],
    explanation:
      'Environnement, santé et sécurité : le service qui approuve que les marchandises soient manipulées et transportées.',
  },
  EIN: {
    terms: ['EIN'],
    explanation:
      'Employer Identification Number : le numéro fiscal d’une organisation aux États-Unis, neuf chiffres, par exemple 12-3456789.',
  },
  FF: {
    terms: ['FF'],
    explanation: 'Transitaire (freight forwarder) : l’entreprise qui organise le transport.',
  },
  HS: {
    terms: ['SH'],
    explanation:
      'Système harmonisé : le code tarifaire des marchandises. Ses 6 premiers chiffres sont les mêmes partout ; à 10 chiffres, c’est un code des États-Unis (Schedule B ou HTS), nécessaire à une déclaration d’exportation.',
  },
  incoterm: {
    terms: ['Incoterm', 'Incoterms'],
    explanation:
      'Les conditions de livraison de la Chambre de commerce internationale (Incoterms 2020) : qui supporte quels frais et risques, et jusqu’à quel lieu.',
  },
  ITN: {
    terms: ['ITN'],
    explanation:
      'Internal Transaction Number : la preuve que la déclaration d’exportation (EEI) a été acceptée par l’Automated Export System : AES X et 14 chiffres. Une mention qui le remplace est aussi acceptée.',
  },
  licenceException: {
    terms: ['Exception de licence', 'Exceptions de licence'],
    explanation:
      'Une règle selon laquelle des marchandises peuvent quitter les États-Unis sans licence (15 CFR 740). NLR dit qu’aucune licence n’est requise.',
  },
  MTA: {
    terms: ['MTA'],
    explanation:
      'Accord de transfert de matériel (material transfer agreement) : le contrat selon lequel du matériel de recherche passe de son fournisseur à son destinataire.',
  },
  netQuantity: {
    terms: ['Quantité nette', 'Quantités nettes'],
    explanation:
      'Combien de la matière dangereuse contient une unité, en masse ou en volume : c’est elle que comptent les limites des avions et les documents, pas les pièces.',
  },
  notifyParty: {
    terms: ['Partie à notifier', 'Parties à notifier'],
    explanation: 'Celui que le transporteur prévient de l’arrivée des marchandises.',
  },
  OPC: {
    terms: ['OPC'],
    explanation:
      'Une marque que votre organisation a choisi de tenir sur les utilisateurs finaux. Lading la conserve et n’en fait rien d’autre.',
  },
  packingGroup: {
    terms: ['Groupe d’emballage', 'Groupes d’emballage'],
    explanation:
      'L’importance du danger des marchandises : I élevé, II moyen, III faible. L’emballage doit y convenir. Certaines marchandises n’en ont pas.',
  },
  subsidiary: {
    terms: ['Subsidiaires', 'Subsidiaire'],
    explanation: 'Un danger des marchandises autre que celui de leur classe. Il compte pour leur séparation.',
  },
  UN: {
    terms: ['ONU'],
    explanation:
      'Le numéro sous lequel les marchandises dangereuses sont connues dans le monde : UN et quatre chiffres, par exemple UN1170 pour l’éthanol (49 CFR 172.101).',
  },
  VC: {
    terms: ['VC'],
    explanation:
      'Visual Compliance : le criblage d’un nom par rapport aux listes de personnes et d’institutions avec lesquelles le commerce est restreint. La date est celle du dernier criblage.',
  },
  WBG: {
    terms: ['WBG'],
    explanation:
      'Le numéro du document article (l’enregistrement d’un mouvement de marchandises) dans votre système WBG. Lading le conserve sans le vérifier.',
  },
  WCM: {
    terms: ['WCM'],
    explanation: 'Le numéro de la facture dans votre système WCM. Lading le conserve sans le vérifier.',
  },
};
