import { expect, type Page } from '@playwright/test';
import { demoPassword, enterAsStaff, words, type Words } from './people.ts';

/** What the back office says, where a test must find it. */
export const staffWords = {
  pt_BR: {
    locale: 'pt-BR', login: words.pt_BR as Words,
    menu: { dashboard: 'Painel', work: 'Trabalho', users: 'Usuários', videos: 'Catálogo', sells: 'Vendas', review: /^Revisão/, verifications: /^Verificações/, approvals: /^Aprovações/, packages: 'Pacotes', audit: 'Auditoria', factor: 'Duas etapas', myData: 'Meus dados' },
    toStaff: 'Redirecionando para a área staff.', search: 'Buscar', confirmTitle: 'Confirme que é você', password: 'Senha atual', confirm: 'Confirmar',
    credits: 'Créditos', amount: 'Quantidade', reason: 'Motivo', give: /^Dar \d/, given: /créditos? dados?\./, waits: /esperam a aprovação/, approve: /^Aprovar/, approveYes: 'Aprovar pedido', approved: 'Pedido aprovado.',
    name: 'Nome', save: 'Salvar alterações', saved: 'Alterações salvas.', conflict: 'Outra pessoa salvou antes', keepMine: 'Salvar as minhas mudanças', history: 'Histórico', edited: 'Dados editados', gifted: 'Créditos dados', changeRole: 'Mudar papel', role: 'Papel', roleChanged: 'Papel mudado.', access: 'Acesso',
    exportCsv: 'Exportar CSV', view: /^Ver/, events: 'Avisos do provedor', accepted: 'Aceito', refund: 'Reembolsar', refundYes: 'Reembolsar agora', refundWhy: 'Por que reembolsar', refunded: 'Reembolso pedido e aprovado.',
    addPackage: 'Novo pacote', price: 'Preço em reais', preview: 'Como quem compra vê', savePackage: 'Salvar', packageSaved: 'Pacote salvo.', archive: /^Arquivar/, archived: /Pacote arquivado/,
    told: ['Promoção criada', 'Título · português', 'Título · inglês', /Desconto\D*15%/, /Começo\D*1 jan 2041, 00:00/, /Ativa(depois:)?Não/], demoGift: /Equipe.*Conta de demonstração/,
    asTable: /^Ver como tabela/, choose: 'Escolher', bulkStatus: 'Mudar situação', bulkLook: 'Ver o resumo', bulkOwn: 'É a sua própria conta.', idle: 'Você ainda está aí?', stay: 'Continuar aqui', factorMissing: 'Falta a verificação em duas etapas', factorBanner: /a área staff só abre com a verificação/,
  },
  en: {
    locale: 'en-US', login: words.en as Words,
    menu: { dashboard: 'Dashboard', work: 'Work', users: 'Users', videos: 'Catalogue', sells: 'Sales', review: /^Review/, verifications: /^Verifications/, approvals: /^Approvals/, packages: 'Packages', audit: 'Audit', factor: 'Two steps', myData: 'My data' },
    toStaff: 'Redirecting to the staff area.', search: 'Search', confirmTitle: 'Confirm it is you', password: 'Current password', confirm: 'Confirm',
    credits: 'Credits', amount: 'Amount', reason: 'Reason', give: /^Give \d/, given: /credits? given\./, waits: /wait for another administrator/, approve: /^Approve/, approveYes: 'Approve request', approved: 'Request approved.',
    name: 'Name', save: 'Save changes', saved: 'Changes saved.', conflict: 'Someone else saved first', keepMine: 'Save my changes', history: 'History', edited: 'Data edited', gifted: 'Credits gifted', changeRole: 'Change role', role: 'Role', roleChanged: 'Role changed.', access: 'Access',
    exportCsv: 'Export CSV', view: /^View/, events: 'Notices of the provider', accepted: 'Accepted', refund: 'Refund', refundYes: 'Refund now', refundWhy: 'Why refund', refunded: 'Refund asked for and approved.',
    addPackage: 'New package', price: 'Price in reais', preview: 'As buyers see it', savePackage: 'Save', packageSaved: 'Package saved.', archive: /^Archive/, archived: /Package archived/,
    told: ['Promotion created', 'Title · Portuguese', 'Title · English', /Discount\D*15%/, /Start\D*Jan 1, 2041, 00:00/, /Active(after:)?No/], demoGift: /Staff.*Demo account/,
    asTable: /^View as a table/, choose: 'Choose', bulkStatus: 'Change status', bulkLook: 'See the summary', bulkOwn: 'It is your own account.', idle: 'Are you still there?', stay: 'Stay here', factorMissing: 'Two-step verification is missing', factorBanner: /opens only with two-step verification/,
  },
} as const;
export type StaffWords = (typeof staffWords)[keyof typeof staffWords];

export async function enterStaff(page: Page, role: 'admin' | 'mod' | 'editor', say: StaffWords): Promise<void> {
  await enterAsStaff(page, `${role}@semblante.test`, say.login);
}

/** Gives the password again where the back office asks for it. */
export async function confirmWithPassword(page: Page, say: StaffWords, password = demoPassword): Promise<void> {
  const question = page.getByRole('dialog', { name: say.confirmTitle });
  await question.getByLabel(say.password, { exact: true }).fill(password);
  await question.getByRole('button', { name: say.confirm, exact: true }).click();
  await expect(question).toBeHidden();
}

/** The address of an account's page, found by its e-mail as staff finds it. */
export async function openUser(page: Page, email: string, say: StaffWords): Promise<void> {
  await page.goto('/staff/users');
  await page.getByLabel(say.search, { exact: true }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/staff\/users\/[0-9a-f-]{36}/);
}
