import {
  IconBell,
  IconBrain,
  IconCategoryPlus,
  IconChartDonut,
  IconEye,
  IconHelpCircle,
  IconKeyboard,
  IconLogout,
  IconMessageCircle,
  IconPlus,
  IconPrinter,
  IconRepeat,
  IconTargetArrow,
  IconUser,
} from '@tabler/icons-react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { paletteCopy as copy } from '#app/palette/palette.copy.ts'
import { paths } from '#app/paths.ts'
import { places } from '#app/shell/places/places.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { useAmountsToggle } from '#app/shell/use-amounts-toggle.ts'
import { useSignOut } from '#app/shell/use-sign-out.ts'
import { openedByLink } from '#design/dialog/use-opened-by-link.ts'
import type { Command } from '#design/palette/command.model.ts'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'

/** Everything that the palette offers before anything is typed. */
export function useCommands(onShortcuts: () => void): Command[] {
  const navigate = useNavigate()
  const dialogs = useTransactionDialogs()
  const { areHidden, toggle } = useAmountsToggle()
  const signOut = useSignOut()
  return [
    ...pages(navigate),
    {
      id: 'new',
      group: 'act',
      label: copy.newTransaction,
      words: 'registrar gasto receita despesa',
      Icon: IconPlus,
      keys: 'N',
      run: dialogs.create,
    },
    ...newThings(navigate),
    {
      id: 'amounts',
      group: 'act',
      label: areHidden ? shellCopy.showAmounts : shellCopy.hideAmounts,
      words: 'privacidade esconder saldo',
      Icon: IconEye,
      keys: 'V',
      run: toggle,
    },
    {
      id: 'print',
      group: 'act',
      label: copy.print,
      words: 'impressora pdf',
      Icon: IconPrinter,
      // Once the palette has gone: it is not to be printed.
      run: () => void setTimeout(() => print(), 300),
    },
    {
      id: 'shortcuts',
      group: 'act',
      label: copy.shortcuts,
      Icon: IconKeyboard,
      keys: '?',
      run: onShortcuts,
    },
    {
      id: 'sign-out',
      group: 'act',
      label: shellCopy.signOut,
      words: 'logout desconectar encerrar sessao',
      Icon: IconLogout,
      run: () => void signOut(paths.home),
    },
  ]
}

function pages(navigate: NavigateFunction): Command[] {
  const lya = {
    path: paths.lya,
    label: shellCopy.lya,
    Icon: IconMessageCircle,
    words: 'chat conversa',
  }
  const profile = {
    path: paths.profile,
    label: shellCopy.profile,
    Icon: IconUser,
    words:
      'conta mudar trocar senha foto assinatura plano cobranca exportar dados excluir seguranca',
  }
  const reminders = {
    path: paths.reminders,
    label: shellCopy.reminders,
    Icon: IconBell,
    words: 'avisos notificacao notificacoes alertas silencio',
  }
  const help = { path: paths.help, label: shellCopy.help, Icon: IconHelpCircle, words: 'suporte' }
  const memory = {
    path: paths.memory,
    label: copy.memory,
    words: 'aprendeu habitos whatsapp canais historico',
    Icon: IconBrain,
  }
  return [...places, lya, memory, profile, reminders, help].map((page) => ({
    ...page,
    id: page.path,
    group: 'go',
    run: () => void navigate(page.path),
  }))
}

function newThings(navigate: NavigateFunction): Command[] {
  const things = [
    {
      path: paths.lya,
      label: copy.tellLya,
      words: 'mensagem gasto anotar',
      Icon: IconMessageCircle,
    },
    {
      path: openedByLink(paths.planning),
      label: copy.newBudget,
      words: 'planejamento',
      Icon: IconChartDonut,
    },
    {
      path: openedByLink(paths.categories),
      label: copy.newCategory,
      words: '',
      Icon: IconCategoryPlus,
    },
    {
      path: openedByLink(paths.goals),
      label: copy.newGoal,
      words: 'objetivo',
      Icon: IconTargetArrow,
    },
    {
      path: openedByLink(paths.payments),
      label: copy.newPayment,
      words: 'recorrente conta',
      Icon: IconRepeat,
    },
  ]
  return things.map(({ path, ...thing }) => ({
    ...thing,
    id: `new-${thing.label}`,
    group: 'act',
    run: () => void navigate(path),
  }))
}
