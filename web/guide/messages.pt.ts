import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { guideMessages } from './messages.ts';

const { number, list } = wordingIn('pt');

export const pt: Translated<typeof guideMessages> = {
  title: 'Configure a sua organização',
  progress: (done, all) => `${number(done)} de ${number(all)} concluídos`,
  hint: 'Daqui até à primeira fatura emitida. Cada passo pode ser repetido mais tarde, e mais do que uma vez.',
  allDone: 'Está tudo pronto. Pode arrumar este guia.',
  putAway: 'Arrumar',
  putAwayDone: 'O guia foi arrumado. Volta a encontrá-lo na pesquisa (Ctrl K) e no seu perfil.',
  bringBack: 'Mostrar de novo na página inicial',
  states: { DONE: 'Concluído', NEXT: 'A seguir', OPEN: 'Por fazer' },
  who: (roles) => `Para: ${roles.join(', ')}`,
  after: (records) => `Precisa antes de: ${list(records)}`,
  many: (count) => (count >= 100 ? '100 ou mais' : number(count)),
  listOf: (name, count) => `${name}: ${count}`,
  steps: {
    ADDRESS: {
      title: 'Introduza o endereço da sua organização',
      name: 'Endereço da sua organização',
      one: 'o endereço da organização',
      purpose: 'Todas as faturas o imprimem, e o país decide que regras de exportação se aplicam.',
      action: 'Introduzir endereço',
    },
    PROGRAM: {
      title: 'Adicione o primeiro programa',
      name: 'Programas',
      one: 'um programa',
      purpose: 'Um programa é uma linha de trabalho com ordens, remessas, pessoas e cores próprias.',
      action: 'Adicionar programa',
    },
    PEOPLE: {
      title: 'Convide os outros',
      name: 'Pessoas',
      one: 'pessoas',
      purpose: 'Cada pessoa recebe uma função, que diz o que pode fazer, e os programas em que trabalha.',
      action: 'Convidar pessoas',
    },
    GROUP: {
      title: 'Adicione um grupo',
      name: 'Grupos',
      one: 'um grupo',
      purpose: 'Um grupo recebe as ordens de um programa. Os documentos da remessa imprimem o endereço de entrega.',
      action: 'Adicionar grupo',
    },
    VENDOR: {
      title: 'Adicione um fornecedor',
      name: 'Fornecedores',
      one: 'um fornecedor',
      purpose: 'É a quem compra. Cada ordem nomeia um fornecedor.',
      action: 'Adicionar fornecedor',
    },
    END_USER: {
      title: 'Adicione um utilizador final',
      name: 'Utilizadores finais',
      one: 'um utilizador final',
      purpose:
        'A pessoa ou instituição que usa a mercadoria. Escolha os seus programas e grupos: as ordens deles propõem-no.',
      action: 'Adicionar utilizador final',
    },
    COURIER: {
      title: 'Adicione uma transportadora',
      name: 'Transportadoras',
      one: 'uma transportadora',
      purpose: 'A empresa que leva as suas remessas, com as companhias aéreas com que voa.',
      action: 'Adicionar transportadora',
    },
    ORDER: {
      title: 'Adicione a primeira ordem',
      name: 'Ordens',
      one: 'uma ordem',
      purpose: 'Os seus itens passam depois pela avaliação e pela receção.',
      action: 'Adicionar ordem',
    },
    SHIPMENT: {
      title: 'Adicione a primeira remessa',
      name: 'Remessas',
      one: 'uma remessa',
      purpose: 'Reúne itens sob uma fatura e imprime os documentos com que viajam.',
      action: 'Adicionar remessa',
    },
    INVOICE: {
      title: 'Emita a primeira fatura',
      name: 'Faturas emitidas',
      one: 'uma fatura emitida',
      purpose: 'Adicione itens à remessa, envie-a para análise e obtenha a aprovação: então emitem-se os documentos.',
      action: 'Abrir as remessas',
    },
  },
  importHint: 'Ou importe ordens de uma folha de cálculo: quem gere o Lading fá-lo com este comando.',
  importCommand: 'npm run import -- FILE --organization NAME',
  importLabel: 'O comando que importa ordens',
  sample: {
    title: 'Dados de exemplo',
    hint: 'Um programa com ordens, itens e remessas em todos os estados, para experimentar tudo. Não se mistura com nada do que é seu e remove-se por inteiro.',
    here: 'O programa de exemplo já existe. O que nele fizer não altera mais nada.',
    add: 'Adicionar dados de exemplo',
    added: 'O programa de exemplo foi adicionado',
    open: 'Abrir',
    remove: 'Remover dados de exemplo',
    removeTitle: 'Remover os dados de exemplo?',
    removeQuestion:
      'O programa de exemplo desaparece com todas as suas ordens, remessas, fornecedores, transportadoras, utilizadores finais, comentários e documentos, também com os que alguém lhe adicionou.',
    removed: 'Os dados de exemplo foram removidos',
    everything: 'Tudo neste programa são dados de exemplo. O que aqui fizer não altera mais nada.',
  },
  none: 'Ainda não é membro de nenhum programa',
  noneHint: (known) =>
    known ? 'Estas pessoas podem adicioná-lo a um:' : 'Um administrador da sua organização pode adicioná-lo a um.',
  write: (name) => `Escrever a ${name}`,
  noProgram: 'Ainda não há programas',
  noProgramHint: 'Um programa é uma linha de trabalho com ordens, remessas, pessoas e cores próprias.',
};
