import { words } from './people.ts';

/** What the profile and the pages around it say, where a test must find it. A CPF belongs to one account, so each look has its own. */
export const profileLooks = [
  {
    name: 'phone, Portuguese',
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    say: words.pt_BR,
    cpf: '660.487.647-07',
    text: {
      change: 'Trocar e-mail', sent: 'Links enviados', fresh: 'Novo e-mail', current: 'Senha atual', send: 'Enviar os links', pending: /Troca à espera/, confirm: 'Confirmar', waiting: /falta confirmar no outro endereço/, done: /o e-mail da sua conta agora é/,
      bell: /^Avisos/, changed: 'O e-mail da sua conta foi trocado. Se não foi você, escreva para o suporte.', mail: 'E-mail quando um resultado demorar', leave: 'Sair sem salvar?', stay: 'Continuar editando', go: 'Sair sem salvar', help: 'Ajuda',
      title: 'Meus dados', otherTitle: 'My data', ownLanguage: 'Português', otherLanguage: 'English', notify: 'Avisar no navegador', notifyYes: 'Receber avisos',
      save: 'Salvar', saved: 'Usuário atualizado com sucesso', wrong: 'A senha atual não confere.', newPassword: 'Nova senha', phone: 'Celular', cpfWrong: 'CPF inválido.', phoneWrong: 'Celular inválido.', why: 'Por que pedimos?', whyTitle: 'Por que pedimos CPF e celular', whyClose: 'Entendi', goOn: 'Salvar e ir para créditos',
      sessions: 'Ver sessões', end: /^Encerrar a sessão/, ended: 'A sessão foi encerrada.', news: 'Notificação',
      factor: 'Ligar', start: 'Começar', turnOn: 'Ligar verificação', kept: 'Já guardei os códigos', isOn: 'Está ligada', step: 'Falta um passo', useRecovery: 'Estou sem o aplicativo: usar um código de recuperação', recovery: 'Código de recuperação', usedUp: /O código não confere ou já foi usado/,
      message: 'Mensagem', written: 'Paguei por Pix e os créditos não chegaram.', submit: 'Enviar mensagem', protocol: /Protocolo C-[A-Z0-9]{8}/,
      nextStep: 'Ver o que fazer', forgot: 'Esqueci minha senha. Como entro?', search: 'Buscar na ajuda', sought: 'credito', found: /^\d+ respostas?$/, nothing: /Nenhuma resposta para esta busca/,
      offline: 'Sem conexão. O que você preencheu e escolheu continua aqui.', offlineTitle: 'Sem conexão',
    },
  },
  {
    name: 'desktop, English',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    say: words.en,
    cpf: '291.417.776-38',
    text: {
      change: 'Change e-mail', sent: 'Links sent', fresh: 'New e-mail', current: 'Current password', send: 'Send the links', pending: /Change waiting/, confirm: 'Confirm', waiting: /other address is left to confirm/, done: /the e-mail of your account is/,
      bell: /^News/, changed: 'The e-mail of your account was changed. If it was not you, write to support.', mail: 'E-mail when a result takes long', leave: 'Leave without saving?', stay: 'Keep editing', go: 'Leave without saving', help: 'Help',
      title: 'My data', otherTitle: 'Meus dados', ownLanguage: 'English', otherLanguage: 'Português', notify: 'Notify me in the browser', notifyYes: 'Get notifications',
      save: 'Save', saved: 'User updated successfully', wrong: 'The current password does not match.', newPassword: 'New password', phone: 'Mobile phone', cpfWrong: 'Invalid CPF.', phoneWrong: 'Invalid mobile phone.', why: 'Why do we ask?', whyTitle: 'Why we ask for CPF and mobile phone', whyClose: 'Got it', goOn: 'Save and go to credits',
      sessions: 'See sessions', end: /^End the session/, ended: 'The session was ended.', news: 'Notification',
      factor: 'Turn on', start: 'Start', turnOn: 'Turn on verification', kept: 'I have kept the codes', isOn: 'It is on', step: 'One more step', useRecovery: 'I do not have the app: use a recovery code', recovery: 'Recovery code', usedUp: /The code does not match or was used already/,
      message: 'Message', written: 'I paid by Pix and the credits did not come.', submit: 'Send message', protocol: /Protocol C-[A-Z0-9]{8}/,
      nextStep: 'See what to do', forgot: 'I forgot my password. How do I get in?', search: 'Search the help', sought: 'credit', found: /^\d+ answers?$/, nothing: /No answer for this search/,
      offline: 'No connection. What you typed and chose is still here.', offlineTitle: 'No connection',
    },
  },
] as const;
